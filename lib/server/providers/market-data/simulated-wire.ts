import { utcDay } from '@/lib/domain/shared/utc-day';
import type { Bar, FundHoldings, Profile, Recommendation, Target, YearlyStatement } from './market-data';
import { continueWalk } from './simulated-prices';
import type { Wire, WireAnswer } from './finnhub-wire';

/** A symbol's stored data, which the simulation continues. */
export type Remembered = {
  profile: Profile;
  lastBar: Bar | undefined;
  statements: YearlyStatement[];
  recommendation: Recommendation | undefined;
  target: Target | undefined;
  ownership: FundHoldings | undefined;
};

export type Memory = (ticker: string) => Promise<Remembered | undefined>;

const answer = (body: unknown, status = 200): WireAnswer => ({ status, body });
const noAccess = answer({ error: "You don't have access to this resource." }, 403);

/** Symbols that produce one of Finnhub's failures. */
const failing: Record<string, WireAnswer> = {
  'ERR-403': noAccess,
  'ERR-429': { ...answer({ error: 'API limit reached. Please try again later.' }, 429), retryAfterS: 1 },
  'ERR-500': answer(undefined, 500),
  'ERR-HTML': answer(undefined),
};

/** Endpoints that free plans do not include. */
const paid = new Set(['/stock/candle', '/stock/financials', '/stock/price-target', '/stock/fund-ownership']);

/**
 * The simulated Finnhub, which sends nothing over the network. It responds in Finnhub's format for the stored symbols,
 * whose prices it continues from the last stored day. For unknown symbols it returns zeros, as Finnhub does.
 */
export function createSimulatedWire(memory: Memory, { refusesPaid = false } = {}): Wire {
  return async (path, params) => {
    const ticker = params['symbol'] ?? '';
    const failure = failing[ticker];
    if (failure) return failure;
    if (refusesPaid && paid.has(path)) return noAccess;
    const reply = replies[path];
    if (!reply) return answer({ error: 'Endpoint not found.' }, 404);
    return answer(reply((await memory(ticker)) ?? nothing, params));
  };
}

const nothing: Partial<Remembered> = {};
type Reply = (known: Partial<Remembered>, params: Record<string, string>) => unknown;
const dollars = (cents: number) => cents / 100;
const unix = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

/** The bars in the requested range, which may include the last stored day. */
function barsSince({ lastBar }: Partial<Remembered>, params: Record<string, string>) {
  if (!lastBar) return [];
  const [from, until] = [dayOf(params['from']), dayOf(params['to'])];
  return [lastBar, ...continueWalk(params['symbol'] ?? '', lastBar, until)].filter(
    ({ day }) => from <= day && day <= until,
  );
}

const dayOf = (seconds: string | undefined) => utcDay(new Date(Number(seconds) * 1000));

const replies: Record<string, Reply> = {
  '/stock/candle': (known, params) => {
    const bars = barsSince(known, params);
    if (bars.length === 0) return { s: 'no_data' };
    const prices = (name: 'openCents' | 'highCents' | 'lowCents' | 'closeCents') =>
      bars.map((bar) => dollars(bar[name]));
    return {
      s: 'ok',
      t: bars.map(({ day }) => unix(day)),
      o: prices('openCents'),
      h: prices('highCents'),
      l: prices('lowCents'),
      c: prices('closeCents'),
      v: bars.map(({ volume }) => volume),
    };
  },
  '/quote': ({ lastBar }) =>
    lastBar
      ? {
          c: dollars(lastBar.closeCents),
          h: dollars(lastBar.highCents),
          l: dollars(lastBar.lowCents),
          o: dollars(lastBar.openCents),
          pc: dollars(lastBar.openCents),
          // The time of the close in New York.
          t: unix(lastBar.day) + 20 * 3600,
        }
      : { c: 0, d: null, dp: null, h: 0, l: 0, o: 0, pc: 0, t: 0 },
  '/stock/profile2': ({ profile }, params) =>
    profile
      ? {
          ticker: params['symbol'],
          name: profile.name,
          exchange: profile.exchange,
          currency: profile.currency,
          finnhubIndustry: profile.industry,
          shareOutstanding: (profile.sharesOutstanding ?? 0) / 1e6,
        }
      : {},
  '/stock/financials': ({ statements = [] }, params) => ({
    symbol: params['symbol'],
    financials: statements.map((year) => ({ period: year.periodEnd, ...inMillions(year) })),
  }),
  '/stock/financials-reported': (_, params) => ({ symbol: params['symbol'], data: [] }),
  '/stock/metric': (_, params) => ({ symbol: params['symbol'], metricType: 'all', metric: {}, series: {} }),
  '/stock/recommendation': ({ recommendation }) => {
    if (!recommendation) return [];
    const { month, ...counts } = recommendation;
    return [{ period: month, ...counts }];
  },
  '/stock/price-target': ({ target }, params) => ({
    symbol: params['symbol'],
    targetLow: dollars(target?.lowCents ?? 0),
    targetMean: dollars(target?.meanCents ?? 0),
    targetHigh: dollars(target?.highCents ?? 0),
    numberAnalysts: target?.analysts ?? 0,
    lastUpdated: target ? `${target.day} 00:00:00` : '',
  }),
  '/stock/fund-ownership': ({ ownership }, params) => ({
    symbol: params['symbol'],
    ownership: ownership
      ? Array.from({ length: ownership.funds }, (_, place) => ({
          name: `Sample fund ${place + 1}`,
          share: ownership.shares / ownership.funds,
          filingDate: `${ownership.year}-12-31`,
        }))
      : [],
  }),
  // No new articles are simulated; a demo's news comes from the labeled sample data.
  '/company-news': () => [],
};

/** A statement with Finnhub's field names, in millions. */
function inMillions(year: YearlyStatement) {
  const millions = (figure: number | null) => (figure === null ? undefined : figure / 1e6);
  return {
    revenue: millions(year.revenue),
    grossIncome: millions(year.grossProfit),
    netIncome: millions(year.netIncome),
    dilutedAverageSharesOutstanding: millions(year.shares),
    netOperatingCashFlow: millions(year.operatingCashFlow),
    capex: millions(year.capitalSpending),
    cashDividendsPaid: millions(year.dividends),
    totalAssets: millions(year.totalAssets),
    currentAssets: millions(year.currentAssets),
    currentLiabilities: millions(year.currentLiabilities),
    totalDebt: millions(year.totalDebt),
    totalEquity: millions(year.totalEquity),
    cash: millions(year.cash),
  };
}
