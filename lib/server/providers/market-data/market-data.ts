import type { DateOnly } from '@/lib/domain/dates';
import type { RefreshFailure } from '@/lib/domain/market-refresh';
import type { StatementFigure } from '@/lib/domain/statement-figures';

/** A provider never throws: it has the data, or says which of five reasons it has none for, and why in our words. */
export type Answer<T> = { ok: true; data: T } | { ok: false; reason: RefreshFailure; why: string };

export type Bar = {
  day: DateOnly;
  openCents: number;
  highCents: number;
  lowCents: number;
  closeCents: number;
  /** 0 where it was not told: a stock that we cover is traded every day. */
  volume: number;
};

/** `before` is the close of the trading day before, as it is told today: after a split, on the new basis. */
export type Quote = { bar: Bar; beforeCents: number | null };

export type Profile = {
  name: string;
  exchange: string;
  currency: string;
  industry: string | null;
  sharesOutstanding: number | null;
};

/** A fiscal year in whole dollars; null is what was not reported. */
export type YearlyStatement = { fiscalYear: number; periodEnd: DateOnly } & Record<StatementFigure, number | null>;

/** What ratios by year tell about it, where there are no statements. */
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

/** Cleaned: plain text, an https address or none, an instant. */
export type Story = {
  headline: string;
  summary: string;
  publisher: string;
  url: string | null;
  publishedAt: Date;
  /** What else it is about, as the feed says; may hold tickers that nobody knows. */
  related: string[];
};

/** What a provider can be asked; each is one call, and may be refused on its own. */
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

export type Asked = { ticker: string; from: DateOnly; to: DateOnly };

export type MarketDataProvider = {
  /** What its rows say about where they come from. */
  source: 'finnhub' | 'sample';
  ask<Q extends MarketQuestion>(question: Q, asked: Asked): Promise<Answer<MarketAnswers[Q]>>;
};

/** Shares out the calls of all processes; a provider's own limit knows of no process. */
export type Pace = {
  /** 0 when the call may go out, else the milliseconds after which to ask again. */
  take(): Promise<number>;
  /** The provider asked for quiet. */
  hold(seconds: number): Promise<void>;
};
