import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { pickToWatch, watchCandidates, watchedDays, watchRule } from '@/lib/domain/research/watch-rule';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import type { YearlyFundamentalsRow } from '@/lib/server/platform/db/schema/figures';
import { listMembers, listStatements } from '@/lib/server/market/market-figures-repository';
import { listNamedSectors, insertWatchEntries, endWatchEntries } from './stocks-to-watch-repository';
import { provenanceOf } from '@/lib/server/market/figure-provenance';
import { commonYears } from '@/lib/server/market/sector-figures';

/** Max age of a fiscal year, in days: older statements add nothing to the list. */
const freshDays = 550;

/** Adds the stocks that the rule picks from the stored statements, and ends expired entries. */
export function updateStocksToWatch(): Promise<{ put: number; taken: number }> {
  return transaction(async (tx) => {
    const today = utcDay(now());
    const taken = await endWatchEntries(tx, { rule: watchRule, days: watchedDays, today });
    const sectors = await listNamedSectors(tx);
    const byTicker = await statementsOf(tx, sectors);
    const rows = sectors.flatMap(({ slug, name }) => {
      const found = findIn(byTicker(slug), { slug, name, today });
      return found ? [found] : [];
    });
    return { put: await insertWatchEntries(tx, rows), taken };
  });
}

type Years = ReadonlyMap<number, YearlyFundamentalsRow>;
type Company = { ticker: string; years: Years };

async function statementsOf(tx: Tx, sectors: readonly { slug: string }[]) {
  const slugs = sectors.map(({ slug }) => slug);
  const members = await listMembers(tx, slugs);
  const statements = await listStatements(tx, [...new Set(members.map(({ ticker }) => ticker))]);
  const byTicker = Map.groupBy(statements, ({ ticker }) => ticker);
  return (of: string): Company[] =>
    members
      .filter(({ slug }) => slug === of)
      .map(({ ticker }) => ({
        ticker,
        years: new Map((byTicker.get(ticker) ?? []).map((row) => [row.fiscalYear, row])),
      }));
}

/**
 * The rule's pick for a sector, from the latest year that most members have reported: at most one per sector and year.
 */
function findIn(companies: readonly Company[], of: { slug: string; name: string; today: string }) {
  const year = commonYears(companies.map(({ years }) => years)).at(-1);
  if (year === undefined) return null;
  const compared = companies.flatMap(({ years }) => years.get(year) ?? []);
  const candidates = companies.flatMap(({ ticker, years }) =>
    watchCandidates(ticker, years.get(year), years.get(year - 1)),
  );
  const pick = pickToWatch(candidates, { name: of.name, year });
  const provenance = provenanceOf(compared);
  const ended = compared.find(({ ticker }) => ticker === pick?.ticker)?.periodEnd;
  if (!pick || !provenance || ended === undefined || ended < addDays(of.today, -freshDays)) return null;
  const id = `${provenance.isSample ? 'sample-' : ''}watch-${of.slug}-${year}`;
  return { id, ...pick, putOnBy: watchRule, putOn: of.today, ...provenance };
}
