import type { z } from 'zod';
import { isTicker } from '@/lib/domain/market/tickers';
import { now } from '@/lib/server/platform/clock';
import { createMarketRequest } from './market-request';
import { toStories } from './clean-news';
import { toHoldings, toRecommendations } from './finnhub-opinions';
import { toBars, toQuote, toTarget } from './finnhub-prices';
import { toRatios } from './finnhub-ratios';
import { toReportedStatements } from './finnhub-reported';
import * as shapes from './finnhub-shapes';
import { toStatements } from './finnhub-statements';
import type { Wire } from './finnhub-wire';
import type {
  Answer,
  MarketRequestLog,
  MarketAnswers,
  MarketDataProvider,
  MarketQuestion,
  OnKeyRejected,
  Pace,
} from './market-data';

type Call = [path: string, params: Record<string, string>];
type Question<T> = {
  calls: (request: MarketRequestLog) => [Call, ...Call[]];
  /** Parses the response bodies, in the order of the requests. */
  read: (bodies: unknown[], request: MarketRequestLog) => Answer<T>;
};

/**
 * Market data through Finnhub's API. Only the transport is simulated, so that a demo runs all of this code. A request
 * resolves with valid data or with a reason; an invalid response does not reject.
 */
export function createFinnhub({
  source,
  wire,
  pace,
  onKeyRefused = () => Promise.resolve(),
}: {
  source: MarketDataProvider['source'];
  wire: Wire;
  pace: Pace;
  onKeyRefused?: OnKeyRejected;
}): MarketDataProvider {
  const ask = createMarketRequest(wire, pace, onKeyRefused);
  return {
    source,
    isKeyRefused: ask.isKeyRefused,
    async ask(name, request) {
      // Checked because the ticker becomes part of a URL.
      if (!isTicker(request.ticker)) return { ok: false, reason: 'not_found', why: 'it is not a ticker' };
      const question: Question<MarketAnswers[typeof name]> = questions[name];
      const bodies: unknown[] = [];
      for (const [path, params] of question.calls(request)) {
        const answer = await ask(path, params);
        if (!answer.ok) return answer;
        bodies.push(answer.data);
      }
      return question.read(bodies, request);
    },
  };
}

const bySymbol =
  (path: string, more: Record<string, string> = {}) =>
  ({ ticker }: MarketRequestLog): [Call] => [[path, { symbol: ticker, ...more }]];

const seconds = (day: string, time: string) => String(Date.parse(`${day}T${time}Z`) / 1000);

const unusable = { ok: false, reason: 'unusable', why: 'it returned an unexpected format' } as const;
const unknown = { ok: false, reason: 'not_found', why: 'it has nothing on it' } as const;

/** Reads a single response. If `translate` returns undefined, the shape was valid but the content was not. */
function reading<S extends z.ZodType, T>(
  schema: S,
  translate: (body: z.output<S>, request: MarketRequestLog) => T | undefined,
) {
  return ([body]: unknown[], request: MarketRequestLog): Answer<T> => {
    const parsed = schema.safeParse(body);
    const data = parsed.success ? translate(parsed.data, request) : undefined;
    return data === undefined ? unusable : { ok: true, data };
  };
}

const questions: { [Q in MarketQuestion]: Question<MarketAnswers[Q]> } = {
  candles: {
    calls: ({ ticker, from, to }) => [
      [
        '/stock/candle',
        { symbol: ticker, resolution: 'D', from: seconds(from, '00:00:00'), to: seconds(to, '23:59:59') },
      ],
    ],
    read: reading(shapes.candlesShape, (body, { to }) => toBars(body, to)),
  },
  quote: {
    calls: bySymbol('/quote'),
    read: ([body]) => {
      const parsed = shapes.quoteShape.safeParse(body);
      if (!parsed.success) return unusable;
      const quote = toQuote(parsed.data);
      if (quote) return { ok: true, data: quote };
      return parsed.data.c ? unusable : unknown;
    },
  },
  profile: {
    calls: bySymbol('/stock/profile2'),
    read: ([body]) => {
      const profile = shapes.profileShape.safeParse(body);
      if (!profile.success) return unusable;
      const { name, exchange, currency, finnhubIndustry, shareOutstanding } = profile.data;
      if (!name || !currency) return unknown;
      const shares = Math.round((shareOutstanding ?? 0) * 1e6);
      return {
        ok: true,
        data: {
          name: name.slice(0, 200),
          exchange: (exchange ?? '').slice(0, 100),
          currency: currency.slice(0, 3),
          industry: finnhubIndustry?.slice(0, 100) || null,
          sharesOutstanding: shares > 0 && Number.isSafeInteger(shares) ? shares : null,
        },
      };
    },
  },
  financials: {
    calls: ({ ticker }) => {
      const call = (statement: string): Call => ['/stock/financials', { symbol: ticker, statement, freq: 'annual' }];
      return [call('ic'), call('bs'), call('cf')];
    },
    read: (bodies) => {
      const parsed = bodies.map((body) => shapes.financialsShape.safeParse(body).data?.financials);
      if (parsed.includes(undefined)) return unusable;
      const [ic = null, bs = null, cf = null] = parsed;
      return { ok: true, data: toStatements({ ic, bs, cf }) };
    },
  },
  reported: {
    calls: bySymbol('/stock/financials-reported', { freq: 'annual' }),
    read: reading(shapes.reportedShape, ({ data }) => toReportedStatements(data ?? [])),
  },
  ratios: {
    calls: bySymbol('/stock/metric', { metric: 'all' }),
    read: reading(shapes.ratiosShape, toRatios),
  },
  recommendations: {
    calls: bySymbol('/stock/recommendation'),
    read: reading(shapes.recommendationsShape, toRecommendations),
  },
  target: { calls: bySymbol('/stock/price-target'), read: reading(shapes.targetShape, toTarget) },
  ownership: { calls: bySymbol('/stock/fund-ownership'), read: reading(shapes.ownershipShape, toHoldings) },
  news: {
    calls: ({ ticker, from, to }) => [['/company-news', { symbol: ticker, from, to }]],
    read: reading(shapes.newsShape, (body) => toStories(body, now())),
  },
};
