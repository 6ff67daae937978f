import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { tradingDays } from '@/lib/domain/shared/calendar/market-calendar';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { computeFiguresOfSectors, computeFiguresOfSymbols } from '@/lib/server/market/compute-figures';
import type { Database, Tx } from '@/lib/server/platform/db/pool';
import { marketRefreshes, symbols } from '@/lib/server/platform/db/schema/market';
import { firstYear, generateCompany } from './company';
import { writeForecasts } from './forecasts';
import { writeStories } from './stories/write-stories';
import { statementsOf } from './statements';
import { writePatterns, writeWatchList } from './watch';
import { indexFund, readSymbols } from './listed-symbols';
import { marketWay, randomWalk, fundRandomWalk } from './prices';
import { listedSectors, reratingOf } from './sectors';
import { writeSample, type Sampled } from './write';

export type MarketSample = {
  today?: DateOnly;
  /** Limits the sample to these sectors, for tests. */
  sectors?: readonly string[];
  /** Number of years of daily bars. */
  years?: number;
};

/** Marks the sample as complete: a later start finds this row and adds nothing. */
const done = { kind: 'sample', subject: '*' } as const;

/**
 * Adds the market sample, unless it exists: ten years of statements, five years of daily prices up to the last trading
 * day, and data derived from them, for the symbols of `seedMarketReference`. All rows are marked as samples. It is one
 * transaction; the second of two concurrent processes finds it done.
 */
export async function seedMarket(db: Database, sample: MarketSample = {}) {
  while (!(await db.transaction((tx) => putOnce(tx, sample)))) await pause(100);
}

/**
 * False while another process adds the sample. The caller polls, because waiting for the lock would exceed the
 * statement timeout.
 */
async function putOnce(tx: Tx, sample: MarketSample) {
  const found = await tx.execute(sql`
    select from market_refreshes where kind = ${done.kind} and subject = ${done.subject}`);
  if (found.rowCount) return true;
  const locked = await tx.execute<{ ours: boolean }>(sql`
    select pg_try_advisory_xact_lock(hashtext('market-sample')) as ours`);
  if (!locked.rows[0]?.ours) return false;
  // On a slow machine, generating data between two statements can exceed the default idle timeout of transactions.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '5min'`);
  const put = await tx
    .insert(marketRefreshes)
    .values({ ...done, triedAt: now(), fetchedAt: now() })
    .onConflictDoNothing();
  // Inserts nothing if the other process finished between our query and our lock.
  if (put.rowCount) await putSample(tx, sample);
  return true;
}

async function putSample(tx: Tx, { today = utcDay(now()), sectors, years = 5 }: MarketSample) {
  const slugs = listedSectors.map(({ slug }) => slug).filter((slug) => sectors?.includes(slug) ?? true);
  const tickers = new Set(listedSectors.flatMap(({ slug, members }) => (slugs.includes(slug) ? members : [])));
  const sampled = imagineAll(tickers, today, years);
  await writeSample(tx, sampled, today);
  const ownSectors = listedSectors.filter(({ slug }) => slugs.includes(slug));
  await writeForecasts(tx, sampled, ownSectors);
  await writeStories(tx, sampled, ownSectors, today);
  await writeWatchList(tx, sampled, ownSectors, today);
  await writePatterns(tx, sampled);
  await nameShares(tx, sampled);
  await computeFiguresOfSymbols(
    tx,
    sampled.map(({ ticker }) => ticker),
  );
  await computeFiguresOfSectors(tx, slugs);
}

function imagineAll(tickers: ReadonlySet<string>, today: DateOnly, years: number): Sampled[] {
  const days = tradingDays(`${firstYear}-01-01`, addDays(today, -1));
  const market = marketWay(days);
  const shownFrom = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
  const indexOf = new Map(days.map((day, index) => [day, index]));
  const companies = readSymbols().filter(({ ticker }) => tickers.has(ticker));
  const { ticker, name } = indexFund;
  return [
    ...companies.map((symbol): Sampled => {
      const company = generateCompany(symbol, Number(today.slice(0, 4)) + 2, reratingOf(symbol.ticker));
      const listedOn = symbol.listedOn ?? '';
      const bars = randomWalk(company, days, market);
      const closeOn = (day: DateOnly) => (day < listedOn ? null : (bars.close[indexOf.get(day) ?? -1] ?? null));
      const statements = statementsOf(company, today, closeOn);
      const from = listedOn > shownFrom ? listedOn : shownFrom;
      return { ticker: symbol.ticker, name: shortName(symbol.name), company, statements, bars, shownFrom: from };
    }),
    { ticker, name, company: null, statements: [], bars: fundRandomWalk(ticker, days, market), shownFrom },
  ];
}

/** The common name of a company, without its legal form. */
const shortName = (name: string) =>
  name
    .replace(/^The /, '')
    .replace(/,? ((&|and) )?(Inc\.?|Incorporated|Corporation|Corp\.|Company|Ltd\.|PLC|N\.?V\.?|S\.A\.|Co\.)$/, '');

/** Stores the sample number of shares and marks the symbols as samples, because that number is generated too. */
async function nameShares(tx: Tx, sampled: readonly Sampled[]) {
  const shares = sampled.flatMap(({ ticker, company, bars }) => {
    const year = company?.years.findLast(({ end }) => end <= (bars.days.at(-1) ?? ''));
    return year ? [{ ticker, shares: Math.round(year.shares) }] : [];
  });
  await tx.execute(sql`
    update ${symbols} set shares_outstanding = counted.shares, source = 'sample', is_sample = true
    from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as counted(ticker text, shares bigint)
    where symbols.ticker = counted.ticker and symbols.source = 'own'`);
}
