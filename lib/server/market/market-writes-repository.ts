import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { Tx } from '@/lib/server/platform/db/pool';
import { fundOwnership, priceTargets, recommendations } from '@/lib/server/platform/db/schema/figures';
import { corporateActions, dailyBars, symbols, type SymbolRow } from '@/lib/server/platform/db/schema/market';

/** The provenance of all rows of a fetch. */
export type Origin = { source: string; asOf: Date; isSample: boolean };

type SymbolTable = PgTable & { ticker: PgColumn; isSample: PgColumn };

/**
 * Keeps a symbol's rows of a table either all sample or all real: deletes samples before real rows are stored. Returns
 * false for sample rows if real ones exist.
 */
export async function deleteSamplesForRealRows(
  tx: Tx,
  table: SymbolTable,
  ticker: string,
  { isSample }: Origin,
): Promise<boolean> {
  const other = and(eq(table.ticker, ticker), eq(table.isSample, !isSample));
  if (!isSample) {
    await tx.delete(table).where(other);
    return true;
  }
  const [real] = await tx
    .select({ isThere: sql`true` })
    .from(table)
    .where(other)
    .limit(1);
  return real === undefined;
}

export type BarValues = Omit<typeof dailyBars.$inferInsert, 'ticker' | 'source' | 'isSample'>;

/** Rows per statement: a statement can have up to 65,535 parameters. */
const chunk = 2000;

/**
 * Inserts or corrects daily bars and returns how many. A bar without volume keeps the stored volume. `isWhole` replaces
 * all bars.
 */
export async function saveBars(tx: Tx, ticker: string, bars: BarValues[], origin: Origin, { isWhole = false } = {}) {
  if (bars.length === 0 || !(await deleteSamplesForRealRows(tx, dailyBars, ticker, origin))) return 0;
  if (isWhole) await tx.delete(dailyBars).where(eq(dailyBars.ticker, ticker));
  const { source, isSample } = origin;
  for (let start = 0; start < bars.length; start += chunk) {
    const rows = bars.slice(start, start + chunk).map((bar) => ({ ...bar, ticker, source, isSample }));
    await tx
      .insert(dailyBars)
      .values(rows)
      .onConflictDoUpdate({
        target: [dailyBars.ticker, dailyBars.day],
        set: {
          openCents: sql`excluded.open_cents`,
          highCents: sql`excluded.high_cents`,
          lowCents: sql`excluded.low_cents`,
          closeCents: sql`excluded.close_cents`,
          volume: sql`case when excluded.volume = 0 then ${dailyBars.volume} else excluded.volume end`,
          source: sql`excluded.source`,
        },
      });
  }
  return bars.length;
}

/** Adjusts the stored prices of a symbol for a split into `sharesForOne` new shares per old share. */
export const splitBars = (tx: Tx, ticker: string, sharesForOne: number, { isSample }: Origin) =>
  tx.execute(sql`
    update ${dailyBars} set
      open_cents = greatest(1, round(open_cents / ${sharesForOne}::numeric)),
      high_cents = greatest(1, round(high_cents / ${sharesForOne}::numeric)),
      low_cents = greatest(1, round(low_cents / ${sharesForOne}::numeric)),
      close_cents = greatest(1, round(close_cents / ${sharesForOne}::numeric)),
      volume = round(volume * ${sharesForOne}::numeric)
    where ticker = ${ticker} and is_sample = ${isSample}`);

/** Stores a split, if there is one. With real prices, the sample's dividends and splits are deleted in any case. */
export async function saveSplit(
  tx: Tx,
  ticker: string,
  split: { day: DateOnly; sharesForOne: number } | undefined,
  origin: Origin,
) {
  if (!(await deleteSamplesForRealRows(tx, corporateActions, ticker, origin)) || !split) return;
  const { source, isSample } = origin;
  const { day, sharesForOne: amount } = split;
  await tx
    .insert(corporateActions)
    .values({ ticker, day, kind: 'split', amount, source, isSample })
    .onConflictDoNothing();
}

type Values<T extends PgTable> = Omit<T['$inferInsert'], 'ticker' | keyof Origin>;

export async function saveRecommendations(
  tx: Tx,
  ticker: string,
  months: Values<typeof recommendations>[],
  origin: Origin,
) {
  if (months.length === 0 || !(await deleteSamplesForRealRows(tx, recommendations, ticker, origin))) return 0;
  await tx
    .insert(recommendations)
    .values(months.map((month) => ({ ...month, ticker, ...origin })))
    .onConflictDoUpdate({
      target: [recommendations.ticker, recommendations.month],
      set: {
        strongBuy: sql`excluded.strong_buy`,
        buy: sql`excluded.buy`,
        hold: sql`excluded.hold`,
        sell: sql`excluded.sell`,
        strongSell: sql`excluded.strong_sell`,
        asOf: sql`excluded.as_of`,
      },
    });
  return months.length;
}

export async function saveTarget(tx: Tx, ticker: string, target: Values<typeof priceTargets>, origin: Origin) {
  if (!(await deleteSamplesForRealRows(tx, priceTargets, ticker, origin))) return 0;
  const { day: _day, ...values } = target;
  await tx
    .insert(priceTargets)
    .values({ ...target, ticker, ...origin })
    .onConflictDoUpdate({ target: [priceTargets.ticker, priceTargets.day], set: { ...values, asOf: origin.asOf } });
  return 1;
}

export async function saveOwnership(
  tx: Tx,
  ticker: string,
  held: Pick<Values<typeof fundOwnership>, 'year' | 'funds' | 'shares'>,
  origin: Origin,
) {
  if (!(await deleteSamplesForRealRows(tx, fundOwnership, ticker, origin))) return 0;
  const [known] = await tx.select({ all: symbols.sharesOutstanding }).from(symbols).where(eq(symbols.ticker, ticker));
  const part = known?.all ? Math.round((held.shares / known.all) * 10_000) : null;
  // Above 100%, lent shares were counted twice, so the percentage is not stored.
  const values = { ...held, shareBp: part !== null && part <= 10_000 ? part : null };
  await tx
    .insert(fundOwnership)
    .values({ ...values, ticker, ...origin })
    .onConflictDoUpdate({ target: [fundOwnership.ticker, fundOwnership.year], set: { ...values, asOf: origin.asOf } });
  return 1;
}

type ProfileValues = Pick<SymbolRow, 'name' | 'exchange' | 'currency' | 'industry' | 'sharesOutstanding'> & {
  fiscalYearEnd?: number;
};

/** Stores a company's profile. A sample never replaces real data. */
export async function saveProfile(tx: Tx, ticker: string, profile: ProfileValues, origin: Origin) {
  const { sharesOutstanding, industry, ...rest } = profile;
  await tx
    .update(symbols)
    .set({
      ...rest,
      // A missing value does not replace a known one.
      ...(sharesOutstanding === null ? {} : { sharesOutstanding }),
      ...(industry === null ? {} : { industry }),
      words: `${ticker} ${profile.name}`.toLowerCase(),
      ...origin,
    })
    .where(and(eq(symbols.ticker, ticker), origin.isSample ? eq(symbols.isSample, true) : undefined));
}

/** A symbol's stored bars since a day, newest first. */
export async function latestBars(handle: Pick<Tx, 'select'>, ticker: string, isSample: boolean, since: DateOnly) {
  return handle
    .select({ day: dailyBars.day, closeCents: dailyBars.closeCents })
    .from(dailyBars)
    .where(and(eq(dailyBars.ticker, ticker), eq(dailyBars.isSample, isSample), sql`${dailyBars.day} >= ${since}`))
    .orderBy(sql`${dailyBars.day} desc`);
}
