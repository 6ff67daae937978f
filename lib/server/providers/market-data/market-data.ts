import type { DateOnly } from '@/lib/domain/shared/dates';
import type { RefreshFailure } from '@/lib/domain/market/market-refresh';
import type { StatementFigure } from '@/lib/domain/market/statement-figures';

/**
 * The result of a request. Providers do not reject: they resolve with data, or with one of five reasons and our own
 * explanation.
 */
export type Answer<T> = { ok: true; data: T } | { ok: false; reason: RefreshFailure; why: string };

export type Bar = {
  day: DateOnly;
  openCents: number;
  highCents: number;
  lowCents: number;
  closeCents: number;
  /** 0 if missing, because covered stocks are traded every day. */
  volume: number;
};

/** `beforeCents` is the previous trading day's close, adjusted for splits. */
export type Quote = { bar: Bar; beforeCents: number | null };

export type Profile = {
  name: string;
  exchange: string;
  currency: string;
  industry: string | null;
  sharesOutstanding: number | null;
};

/** A fiscal year in whole dollars. A figure that is not reported is null. */
export type YearlyStatement = { fiscalYear: number; periodEnd: DateOnly } & Record<StatementFigure, number | null>;

/** Yearly ratios, used if there are no statements. */
export type YearlyRatios = {
  fiscalYear: number;
  periodEnd: DateOnly;
  salesPerShare: number | null;
  netMargin: number | null;
  eps: number | null;
  pe: number | null;
};

export type Recommendation = {
  month: DateOnly;
  strongBuy: number;
  buy: number;
  hold: number;
  sell: number;
  strongSell: number;
};

export type Target = { day: DateOnly; lowCents: number; meanCents: number; highCents: number; analysts: number };

export type FundHoldings = { year: number; funds: number; shares: number };

/** A cleaned story: plain text, and an https URL or null. */
export type Story = {
  headline: string;
  summary: string;
  publisher: string;
  url: string | null;
  publishedAt: Date;
  /** Other tickers that the feed says it mentions; may contain unknown ones. */
  related: string[];
};

/** The kinds of requests to a provider. Each may fail independently of the others. */
export const marketQuestions = [
  'candles',
  'quote',
  'profile',
  'financials',
  'reported',
  'ratios',
  'recommendations',
  'target',
  'ownership',
  'news',
] as const;
export type MarketQuestion = (typeof marketQuestions)[number];

export type MarketAnswers = {
  /** Daily bars, oldest first, up to the last day that has closed. */
  candles: Bar[];
  /** The last trading day so far, without volume. */
  quote: Quote;
  profile: Profile;
  financials: YearlyStatement[];
  reported: YearlyStatement[];
  ratios: YearlyRatios[];
  recommendations: Recommendation[];
  target: Target | null;
  ownership: FundHoldings | null;
  news: Story[];
};

export type MarketRequestLog = { ticker: string; from: DateOnly; to: DateOnly };

export type MarketDataProvider = {
  /** Stored as the source of the rows. */
  source: 'finnhub' | 'sample';
  /** Whether our key was rejected within the last hour, in which case no request is sent. */
  isKeyRefused(): boolean;
  ask<Q extends MarketQuestion>(question: Q, request: MarketRequestLog): Promise<Answer<MarketAnswers[Q]>>;
};

/** Called when the provider rejects our key. */
export type OnKeyRejected = () => Promise<void>;

/** The rate limit for requests, shared by all processes. */
export type Pace = {
  /** Resolves with 0 if a request may be sent now, otherwise with the milliseconds until the next try. */
  take(): Promise<number>;
  /** Pauses requests because the provider asked us to slow down. */
  hold(seconds: number): Promise<void>;
};
