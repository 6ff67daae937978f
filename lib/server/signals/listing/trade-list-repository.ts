import { sql, type SQL } from 'drizzle-orm';
import { isFiltered, noFilter, orderOfIssue, type TradeSorting } from '@/lib/domain/signals/listing/trade-query';
import { db } from '@/lib/server/platform/db/pool';
import { signalEntries } from '@/lib/server/platform/db/schema/signal-ledger';
import { trades } from '@/lib/server/platform/db/schema/trades';
import type { SealedSignal } from '../trades-repository';
import { collectColumns, rowColumns, type ListedRow, type TradeColumns } from './trade-columns-repository';
import {
  filterConditions,
  statusCondition,
  publicCondition,
  type DatedFilter,
  type Part,
  type Variant,
} from './trade-conditions-repository';
import { boundsOf, matchingOf } from './trade-counts-repository';

/** Position of a row in a list: its part (0 closed, 1 open), its sort value and its number. */
export type TradePlace = { part: Part; value: string; number: number };

type Asked = { variant: Variant; filter: DatedFilter; sorting: TradeSorting; after: TradePlace | null; limit: number };

export type TradeListData = {
  closed: TradeColumns | null;
  open: TradeColumns | null;
  matching: number;
  total: number;
  /** When the latest public trade was created; null for an empty list. */
  lastChange: string | null;
  isSample: boolean;
  sealed: SealedSignal[];
};

/**
 * A page of public trades with its counts, as one JSON value. Closed and open trades are read separately, each through
 * its own indexes.
 */
export const tradeListOf = (query: Asked): SQL<TradeListData> => sql`(
  select json_build_object('closed', ${rowsOf(query, 0)}, 'open', ${rowsOf(query, 1)}, ${countsOf(query)}, ${aboutOf(query.variant)}))`;

/** The first page of all trades in order of issue. The variant is a placeholder, for a prepared statement. */
export const standardList = (limit: number) =>
  tradeListOf({
    variant: sql.placeholder('variant'),
    ...{ filter: noFilter, sorting: orderOfIssue, after: null, limit },
  });

/** Reads rows without counts, for exports. Plain columns are ten times faster than JSON in Postgres. */
export async function readTradeRows(query: Asked): Promise<ListedRow[]> {
  const parts = ([0, 1] as const).flatMap((part) => {
    const found = foundRows(query, part);
    if (!found) return [];
    return sql`(select ${part}::int as part, row_number() over (order by ${found.order}) as place, ${rowColumns(query.variant)} from ${found.rows})`;
  });
  if (parts.length === 0) return [];
  const { rows } = await db().execute<ListedRow>(
    sql`select * from (${sql.join(parts, sql` union all `)}) listed order by part, place limit ${query.limit}`,
  );
  return rows;
}

/** Reads the counts and the list's metadata without rows. */
export async function readTradeCounts(query: Pick<Asked, 'variant' | 'filter'>) {
  const { rows } = await db().execute<{ data: Omit<TradeListData, 'closed' | 'open'> }>(
    sql`select json_build_object(${countsOf(query)}, ${aboutOf(query.variant)}) as data`,
  );
  const [row] = rows;
  if (!row) throw new Error('Counting trades returned no row.');
  return row.data;
}

const columns = {
  number: { of: sql`t.number`, type: sql`int` },
  symbol: { of: sql`t.symbol`, type: sql`text` },
  tradeType: { of: sql`t.trade_type`, type: sql`text` },
  expiration: { of: sql`t.expiration`, type: sql`date` },
  strike: { of: sql`t.strike_cents`, type: sql`int` },
  bid: { of: sql`t.bid_cents`, type: sql`int` },
  fillDate: { of: sql`t.fill_date`, type: sql`date` },
  closeDate: { of: sql`t.close_date`, type: sql`date` },
  roi: { of: sql`t.roi_bp`, type: sql`int` },
  // The dollar result is ten cents per basis point, so both sort alike.
  result: { of: sql`t.roi_bp`, type: sql`int` },
  thousand: { of: sql`t.thousand_cents`, type: sql`int` },
} satisfies Record<TradeSorting['key'], { of: SQL; type: SQL }>;

/** Sort keys that open trades have no value for. */
const ofClosed: readonly string[] = ['closeDate', 'roi', 'result'];

function rowsOf(query: Asked, part: Part): SQL {
  const found = foundRows(query, part);
  return found
    ? sql`(select ${collectColumns} from (select ${rowColumns(query.variant)} from ${found.rows} order by ${found.order}) listed)`
    : sql`null::json`;
}

/**
 * The rows `t` of one part and their order; undefined when the part has none. In order of issue all rows belong to part
 * 0.
 */
function foundRows(
  { variant, filter, sorting, after, limit }: Asked,
  part: Part,
): { rows: SQL; order: SQL } | undefined {
  const isIssueOrder = sorting.key === 'number';
  const isSkipped =
    (part === 1 && isIssueOrder) ||
    (after !== null && after.part > part) ||
    (!isIssueOrder && filter.outcome !== null && (filter.outcome === 'open') !== (part === 1));
  if (isSkipped) return undefined;
  const isByNumber = isIssueOrder || (part === 1 && ofClosed.includes(sorting.key));
  const { of, type } = columns[sorting.key];
  const direction = sql.raw(sorting.direction);
  const order = isByNumber
    ? sql`t.number ${isIssueOrder ? direction : sql`desc`}`
    : sql`${of} ${direction}, t.number desc`;
  const start = after?.part === part ? after : null;
  // The order of issue mixes closed and open trades. With a filter, each part is read through its own indexes and the
  // results are merged.
  const parts =
    isIssueOrder && isFiltered({ ...filter, period: null }) ? ([0, 1] as const) : [isIssueOrder ? null : part];
  const found = parts.map(
    (one) => sql`(select t.variant, t.number from ${trades} t
      where ${publicCondition(variant)} ${one === null ? sql`` : statusCondition(one)} ${filterConditions(filter, isIssueOrder)}
        ${boundsOf(sorting.key, one ?? 0, variant, filter)} ${start ? following(start) : sql``}
      order by ${order} limit ${limit})`,
  );
  const merged =
    found.length === 1
      ? found[0]
      : sql`(select * from (${sql.join(found, sql` union all `)}) t order by ${order} limit ${limit})`;
  // Finds numbers first and then reads their rows: an index that includes the filtered columns finds them without
  // reading other trades. `offset 0` makes Postgres look the rows up by key; otherwise it would scan the whole table to
  // join a thousand rows.
  const rows = sql`${merged} found
    cross join lateral (select * from ${trades} o where o.variant = found.variant and o.number = found.number offset 0) t`;
  return { rows, order };

  function following({ value, number }: TradePlace) {
    if (isByNumber)
      return sql`and t.number ${isIssueOrder && sorting.direction === 'asc' ? sql`>` : sql`<`} ${number}::int`;
    const [beyond, from] = sorting.direction === 'asc' ? [sql`>`, sql`>=`] : [sql`<`, sql`<=`];
    const edge = sql`${value}::text::${type}`;
    return sql`and ${of} ${from} ${edge} and (${of} ${beyond} ${edge} or t.number < ${number}::int)`;
  }
}

/**
 * Counts of all and of matching trades. Numbers have no gaps, so the max number is the total before hidden trades are
 * subtracted.
 */
function countsOf({ variant, filter }: Pick<Asked, 'variant' | 'filter'>): SQL {
  const total = sql`coalesce((select max(number) from ${trades} where variant = ${variant}::text), 0)
    - (select count(*) from ${trades} where variant = ${variant}::text and close_date is null and not is_public)`;
  return sql`'total', ${total}, 'matching', ${isFiltered({ ...filter, period: null }) ? matchingOf(variant, filter) : total}`;
}

const aboutOf = (variant: Variant) => sql`
  'lastChange', (select created_at from ${trades} where variant = ${variant}::text and is_public order by number desc limit 1),
  'isSample', coalesce((select is_sample from ${trades} where variant = ${variant}::text order by number desc limit 1), false),
  'sealed', (select coalesce(json_agg(json_build_object('id', e.signal_id, 'issuedAt', e.entry::json ->> 'at',
    'commitment', e.entry::json ->> 'commitment', 'isSample', e.is_sample) order by e.number), '[]')
    from ${trades} s join ${signalEntries} e on e.signal_id = s.id and e.kind = 'signal'
    where s.close_date is null and not s.is_public and s.variant = ${variant}::text)`;
