import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { provenanceColumns } from './market';

const dollars = (name: string) => bigint(name, { mode: 'number' });

/** A fiscal year's statement in whole US dollars. A figure that the company does not report is null. */
export const yearlyFundamentals = pgTable(
  'yearly_fundamentals',
  {
    ticker: text('ticker').notNull(),
    fiscalYear: smallint('fiscal_year').notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    revenue: dollars('revenue'),
    grossProfit: dollars('gross_profit'),
    netIncome: dollars('net_income'),
    operatingCashFlow: dollars('operating_cash_flow'),
    capitalSpending: dollars('capital_spending'),
    dividends: dollars('dividends'),
    totalAssets: dollars('total_assets'),
    currentAssets: dollars('current_assets'),
    currentLiabilities: dollars('current_liabilities'),
    totalDebt: dollars('total_debt'),
    totalEquity: dollars('total_equity'),
    cash: dollars('cash'),
    /** Diluted shares, averaged over the year. */
    shares: dollars('shares'),
    /** The close of the last trading day of the year. */
    yearEndPriceCents: integer('year_end_price_cents'),
    /** Whether the company restated this year in a later report. */
    isRestated: boolean('is_restated').notNull().default(false),
    ...provenanceColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.ticker, table.fiscalYear] }),
    // Net income may exceed revenue, for example after the sale of a business unit; in sample data it never does.
    check(
      'yearly_fundamentals_income',
      sql`not is_sample or net_income is null or revenue is null or net_income <= revenue`,
    ),
    check('yearly_fundamentals_shares', sql`shares is null or shares > 0`),
  ],
);

/** Number of analysts per recommendation and month; `month` is its first day. */
export const recommendations = pgTable(
  'recommendations',
  {
    ticker: text('ticker').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    strongBuy: integer('strong_buy').notNull(),
    buy: integer('buy').notNull(),
    hold: integer('hold').notNull(),
    sell: integer('sell').notNull(),
    strongSell: integer('strong_sell').notNull(),
    ...provenanceColumns(),
  },
  (table) => [primaryKey({ columns: [table.ticker, table.month] })],
);

/** Analysts' 12-month price targets, in cents. Only the latest row of a ticker is used. */
export const priceTargets = pgTable(
  'price_targets',
  {
    ticker: text('ticker').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    lowCents: integer('low_cents').notNull(),
    meanCents: integer('mean_cents').notNull(),
    highCents: integer('high_cents').notNull(),
    analysts: integer('analysts').notNull(),
    ...provenanceColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.ticker, table.day] }),
    check('price_targets_order', sql`low_cents > 0 and low_cents <= mean_cents and mean_cents <= high_cents`),
  ],
);

/** Shares held by funds at the end of a year. */
export const fundOwnership = pgTable(
  'fund_ownership',
  {
    ticker: text('ticker').notNull(),
    year: smallint('year').notNull(),
    funds: integer('funds').notNull(),
    shares: bigint('shares', { mode: 'number' }).notNull(),
    /** Basis points of the shares outstanding; null if their number is unknown. */
    shareBp: integer('share_bp'),
    ...provenanceColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.ticker, table.year] }),
    check('fund_ownership_share', sql`share_bp is null or share_bp between 0 and 10000`),
  ],
);

/** The latest figures of a symbol, which tables and lists read. Recomputed whenever the tables above change. */
export const symbolFigures = pgTable('symbol_figures', {
  ticker: text('ticker').primaryKey(),
  priceCents: integer('price_cents'),
  previousCents: integer('previous_cents'),
  priceDay: date('price_day', { mode: 'string' }),
  marketCap: dollars('market_cap'),
  fiscalYear: smallint('fiscal_year'),
  revenue: dollars('revenue'),
  netIncome: dollars('net_income'),
  cashFlow: dollars('cash_flow'),
  /** Percent change from the previous fiscal year. */
  revenueGrowth: doublePrecision('revenue_growth'),
  /** Null if the ratio is not meaningful ("n/m"): see `lib/domain/market/market-formulas`. */
  peRatio: doublePrecision('pe_ratio'),
  pegRatio: doublePrecision('peg_ratio'),
  /** Closes of the year up to the last close, in cents, oldest first: the first day's, then the last of each week. */
  weeklyCents: integer('weekly_cents').array().notNull(),
  /** The highest and lowest daily close of that year. */
  yearHighCents: integer('year_high_cents'),
  yearLowCents: integer('year_low_cents'),
  ...provenanceColumns(),
  workedOutAt: timestamp('worked_out_at', { withTimezone: true }).notNull(),
});

/** A sector's figure for a year or month, computed from its members. */
export const sectorFigures = pgTable(
  'sector_figures',
  {
    slug: text('slug').notNull(),
    /**
     * A name in `lib/domain/research/sector-metrics`, as in the chart endpoints but without "-by-year"; or
     * 'price-index', which is monthly.
     */
    metric: text('metric').notNull(),
    /** A year such as '2025', or a month such as '2025-11'. */
    at: text('at').notNull(),
    /** The series of the chart; 'sector' if there is only one. */
    series: text('series').notNull(),
    value: doublePrecision('value'),
    /** How many of the members had the figure. */
    used: smallint('used').notNull(),
    members: smallint('members').notNull(),
    ...provenanceColumns(),
  },
  (table) => [primaryKey({ columns: [table.metric, table.slug, table.at, table.series] })],
);

export type YearlyFundamentalsRow = typeof yearlyFundamentals.$inferSelect;
export type SymbolFiguresRow = typeof symbolFigures.$inferSelect;
export type SectorFigureRow = typeof sectorFigures.$inferSelect;
export type RecommendationRow = typeof recommendations.$inferSelect;
export type PriceTargetRow = typeof priceTargets.$inferSelect;
export type FundOwnershipRow = typeof fundOwnership.$inferSelect;
