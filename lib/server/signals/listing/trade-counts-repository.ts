import { sql, type SQL } from 'drizzle-orm';
import { nextDay, stepsOf, type Unit } from '@/lib/domain/signals/listing/counting-steps';
import type { TradeSortKey } from '@/lib/domain/signals/listing/trade-query';
import { tradeCounts, tradeMonths, trades } from '@/lib/server/platform/db/schema/trades';
import {
  filterConditions,
  statusCondition,
  publicCondition,
  symbolsOf,
  type DatedFilter,
  type Part,
  type Variant,
} from './trade-conditions-repository';

/**
 * Number of public trades that match a filter, mostly from stored counts: by decade, year and month for all symbols, by
 * year for single symbols and sectors. Individual trades are counted only in periods that the date range covers partly.
 */
export function matchingOf(variant: Variant, filter: DatedFilter): SQL {
  const { symbol, sector, type, outcome, from, to } = filter;
  const isOfAll = symbol === null && sector === null;
  const steps = stepsOf({ from, until: to && nextDay(to) }, isOfAll ? ['decade', 'year', 'month'] : ['year']);
  const symbolKey = (unit: Unit) => {
    if (isOfAll) return sql`= ${allSymbols[unit]}::text`;
    return sector === null ? sql`= ${symbol}::text` : sql`in ${symbolsOf(sector)}`;
  };
  const counts = steps.flatMap(({ unit, from: start, until }) => {
    const within = (day: SQL) =>
      sql`${start === null ? sql`` : sql`and ${day} >= ${start}::date`} ${until === null ? sql`` : sql`and ${day} < ${until}::date`}`;
    if (unit !== null)
      return [
        sql`(select coalesce(sum(k.count), 0) from ${tradeCounts} k where k.variant = ${variant}::text
          and k.symbol ${symbolKey(unit)} ${within(sql`k.starts_on`)}
          ${sector === null || symbol === null ? sql`` : sql`and k.symbol = ${symbol}::text`}
          ${type === null ? sql`` : sql`and k.trade_type = ${type}::text`}
          ${outcome === null ? sql`` : sql`and k.outcome = ${outcome}::text`})`,
      ];
    const others = filterConditions({ ...filter, from: null, to: null });
    return ([0, 1] as const).map(
      (part) =>
        sql`(select count(*) from ${trades} t where ${publicCondition(variant)} ${statusCondition(part)} ${others} ${within(sql`t.fill_date`)})`,
    );
  });
  return sql.join(counts, sql` + `);
}

/** The symbol under which the counts of all symbols are stored, by unit. */
const allSymbols = { decade: '*', year: '+', month: '' } as const;

/**
 * Bounds on the sort column that follow from a filter's fill dates, so that an index scan starts near the first match.
 * A trade never closes or expires before it is filled.
 */
export function boundsOf(key: TradeSortKey, part: Part, variant: Variant, { from, to }: DatedFilter): SQL {
  const ofMonths = (value: SQL, months: SQL) =>
    sql`(select ${value} from ${tradeMonths} m where m.variant = ${variant}::text ${months})`;
  const since = sql`and m.starts_on >= date_trunc('month', ${from}::date)`;
  const until = sql`and m.starts_on <= ${to}::date`;
  const later = (column: SQL, last: SQL) =>
    sql`${from === null ? sql`` : sql`and ${column} >= ${from}::date`}
      ${to === null ? sql`` : sql`and ${column} <= ${ofMonths(last, until)}`}`;
  if (key === 'number' && part === 0)
    return sql`${from === null ? sql`` : sql`and t.number >= ${ofMonths(sql`min(m.first_number)`, since)}`}
      ${to === null ? sql`` : sql`and t.number <= ${ofMonths(sql`max(m.last_number)`, until)}`}`;
  if (key === 'expiration') return later(sql`t.expiration`, sql`max(m.last_expiration)`);
  return key === 'closeDate' && part === 0 ? later(sql`t.close_date`, sql`max(m.last_close)`) : sql``;
}
