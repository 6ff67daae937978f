import type { DateOnly } from '@/lib/domain/shared/dates';
import type { RefreshFailure } from '@/lib/domain/market/market-refresh';
import type { StatementFigure } from '@/lib/domain/market/statement-figures';

/** A provider never throws: it returns data, or one of five reasons with our own explanation. */
export type Answer<T> = { ok: true; data: T } | { ok: false; reason: RefreshFailure; why: string };

export type Bar = {
  day: DateOnly;
  openCents: number;
  highCents: number;
  lowCents: number;
  closeCents: number;
  /** 0 when missing: covered stocks are traded every day. */
  volume: number;
};

/** `before` is the previous trading day's close, adjusted for splits. */
export type Quote = { bar: Bar; beforeCents: number | null };

export type Profile = {
  name: string;
  exchange: string;
  currency: string;
  industry: string | null;
  sharesOutstanding: number | null;
};

/** A fiscal year in whole dollars; null means not reported. */
export type YearlyStatement = { fiscalYear: number; periodEnd: DateOnly } & Record<StatementFigure, number | null>;

/** Yearly ratios, used where there are no statements. */
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

/** Cleaned: plain text, an https URL or none, an instant. */
export type Story = {
  headline: string;
  summary: string;
  publisher: string;
  url: string | null;
  publishedAt: Date;
  /** Other tickers that it mentions, as the feed says; may contain unknown ones. */
  related: string[];
};

/** The requests to a provider; each is one call and may be rejected on its own. */
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
  /** Daily, oldest first, up to the last day that has closed. */
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
  /** Stored as the source of its rows. */
  source: 'finnhub' | 'sample';
  /** Whether our key was rejected within the last hour: no request is sent until then. */
  isKeyRefused(): boolean;
  ask<Q extends MarketQuestion>(question: Q, request: MarketRequestLog): Promise<Answer<MarketAnswers[Q]>>;
};

/** Called when the provider rejects our key. */
export type OnKeyRejected = () => Promise<void>;

/** The call budget of all processes together. */
export type Pace = {
  /** 0 when the call may be made, else the milliseconds until the next try. */
  take(): Promise<number>;
  /** The provider asked us to slow down. */
  hold(seconds: number): Promise<void>;
};
