import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import {
  isFiltered,
  noFilter,
  orderOfIssue,
  type TradeFilter,
  type TradeSorting,
  type TradeVariant,
} from '@/lib/domain/signals/listing/trade-query';
import { db } from '@/lib/server/platform/db/pool';
import { signalEntries } from '@/lib/server/platform/db/schema/signal-ledger';
import { sectorSymbols } from '@/lib/server/platform/db/schema/market';
import { trades } from '@/lib/server/platform/db/schema/trades';
import type { ListedTrade, SealedSignal } from '../trades-repository';

export type ListedRow = ListedTrade & { corrections: number };
/** A place in the list: the part (0 closed, 1 open), the value of its column, its number. */
export type TradePlace = { part: 0 | 1; value: string; number: number };

/** A filter whose period became dates. */
export type DatedFilter = Omit<TradeFilter, 'period'>;

/** A placeholder where the SQL is prepared. */
type Variant = TradeVariant | Placeholder;
type Asked = { variant: Variant; filter: DatedFilter; sorting: TradeSorting; after: TradePlace | null; limit: number };

export type TradeListData = {
  closed: ListedRow[];
  open: ListedRow[];
  matching: number;
  total: number;
  /** Of the latest public trade; null for an empty list. */
  lastChange: string | null;
  isSample: boolean;
  sealed: SealedSignal[];
};

/**
 * A page of public trades with its counts, as one JSON value. Closed and open ones are read apart, by their indexes.
 */
export const tradeListOf = (asked: Asked): SQL<TradeListData> => sql`(
  select json_build_object('closed', ${rowsOf(asked, 0)}, 'open', ${rowsOf(asked, 1)}, ${countsOf(asked)}, ${aboutOf(asked.variant)}))`;

/** The first page of a variant in order of issue, prepared. */
export const standardList = (limit: number) =>
  tradeListOf({
    variant: sql.placeholder('variant'),
    ...{ filter: noFilter, sorting: orderOfIssue, after: null, limit },
  });

/** Rows alone, for exports: as columns, which Postgres writes ten times faster than JSON. */
export async function readTradeRows(asked: Asked): Promise<ListedRow[]> {
  const parts = ([0, 1] as const).flatMap((part) => {
    const found = foundRows(asked, part);
    if (!found) return [];
    return sql`(select ${part}::int as part, row_number() over (order by ${found.order}) as place, ${rowColumns} from ${found.rows})`;
  });
  if (parts.length === 0) return [];
  const { rows } = await db().execute<ListedRow>(
    sql`select * from (${sql.join(parts, sql` union all `)}) listed order by part, place limit ${asked.limit}`,
  );
  return rows;
}

/** Only counts, with the data of the whole list. */
export async function readTradeCounts(asked: Pick<Asked, 'variant' | 'filter'>) {
  const { rows } = await db().execute<{ data: Omit<TradeListData, 'closed' | 'open'> }>(
    sql`select json_build_object(${countsOf(asked)}, ${aboutOf(asked.variant)}) as data`,
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
  // Ten cents for each basis point: the same order.
  result: { of: sql`t.roi_bp`, type: sql`int` },
  thousand: { of: sql`t.thousand_cents`, type: sql`int` },
} satisfies Record<TradeSorting['key'], { of: SQL; type: SQL }>;

/** What an open trade does not have yet. */
const ofClosed: readonly string[] = ['closeDate', 'roi', 'result'];

function rowsOf(asked: Asked, part: 0 | 1): SQL {
  const found = foundRows(asked, part);
  return found
    ? sql`(select coalesce(json_agg(listed), '[]') from (select ${rowColumns} from ${found.rows} order by ${found.order}) listed)`
    : sql`'[]'::json`;
}

/** The rows `t` of one part and their order. The order of issue has a single part, which is the first. */
function foundRows(
  { variant, filter, sorting, after, limit }: Asked,
  part: 0 | 1,
): { rows: SQL; order: SQL } | undefined {
  const isWhole = sorting.key === 'number';
  const isSkipped =
    (part === 1 && isWhole) ||
    (after !== null && after.part > part) ||
    (!isWhole && filter.outcome !== null && (filter.outcome === 'open') !== (part === 1));
  if (isSkipped) return undefined;
  const isByNumber = isWhole || (part === 1 && ofClosed.includes(sorting.key));
  const { of, type } = columns[sorting.key];
  const direction = sql.raw(sorting.direction);
  const order = isByNumber ? sql`t.number ${isWhole ? direction : sql`desc`}` : sql`${of} ${direction}, t.number desc`;
  const start = after?.part === part ? after : null;
  // Found first, then read: an index that has the filtered columns too finds them without reading other trades. Read one
  // by one by their key (`offset 0` keeps the join): Postgres would read the whole table to join a thousand.
  const rows = sql`(
    select t.variant, t.number from ${trades} t
    where ${publicOnes(variant)} ${isWhole ? sql`` : partOf(part)} ${conditions(filter)} ${start ? following(start) : sql``}
    order by ${order} limit ${limit}) found
    cross join lateral (select * from ${trades} o where o.variant = found.variant and o.number = found.number offset 0) t`;
  return { rows, order };

  function following({ value, number }: TradePlace) {
    if (isByNumber) return sql`and t.number ${isWhole && sorting.direction === 'asc' ? sql`>` : sql`<`} ${number}::int`;
    const [beyond, from] = sorting.direction === 'asc' ? [sql`>`, sql`>=`] : [sql`<`, sql`<=`];
    const edge = sql`${value}::text::${type}`;
    return sql`and ${of} ${from} ${edge} and (${of} ${beyond} ${edge} or t.number < ${number}::int)`;
  }
}

const corrections = sql`case when t.variant = 'live'
  then (select count(*) from ${signalEntries} c where c.signal_id = t.id and c.kind = 'correction') else 0 end::int`;

const rowColumns = sql`t.variant, t.number, t.id, t.symbol, t.trade_type as "tradeType", t.expiration::text as expiration,
  t.fill_date::text as "fillDate", t.close_date::text as "closeDate", t.strike_cents as "strikeCents", t.bid_cents as "bidCents",
  t.roi_bp as "roiBp", t.balance_cents as "balanceCents", t.thousand_cents as "thousandCents", t.is_sample as "isSample",
  ${corrections} as corrections`;

const publicOnes = (variant: Variant) => sql`t.variant = ${variant}::text and t.is_public`;
const partOf = (part: 0 | 1) => (part === 0 ? sql`and t.close_date is not null` : sql`and t.close_date is null`);

const outcomeConditions = {
  win: sql`and t.roi_bp > 0`,
  loss: sql`and t.roi_bp < 0`,
  breakeven: sql`and t.roi_bp = 0`,
  open: sql`and t.roi_bp is null`,
};

function conditions({ symbol, type, outcome, sector, from, to }: DatedFilter): SQL {
  return sql.join(
    [
      symbol === null ? sql`` : sql`and t.symbol = ${symbol}::text`,
      type === null ? sql`` : sql`and t.trade_type = ${type}::text`,
      outcome === null ? sql`` : outcomeConditions[outcome],
      sector === null
        ? sql``
        : sql`and t.symbol in (select m.ticker from ${sectorSymbols} m where m.slug = ${sector}::text)`,
      from === null ? sql`` : sql`and t.fill_date >= ${from}::date`,
      to === null ? sql`` : sql`and t.fill_date <= ${to}::date`,
    ],
    sql` `,
  );
}

/** Numbers have no gaps, so that all trades are counted without reading them. */
function countsOf({ variant, filter }: Pick<Asked, 'variant' | 'filter'>): SQL {
  const total = sql`coalesce((select max(number) from ${trades} where variant = ${variant}::text), 0)
    - (select count(*) from ${trades} where variant = ${variant}::text and close_date is null and not is_public)`;
  const counted = (part: 0 | 1) =>
    sql`(select count(*) from ${trades} t where ${publicOnes(variant)} ${partOf(part)} ${conditions(filter)})`;
  return sql`'total', ${total}, 'matching', ${isFiltered({ ...filter, period: null }) ? sql`${counted(0)} + ${counted(1)}` : total}`;
}

const aboutOf = (variant: Variant) => sql`
  'lastChange', (select created_at from ${trades} where variant = ${variant}::text and is_public order by number desc limit 1),
  'isSample', coalesce((select is_sample from ${trades} where variant = ${variant}::text order by number desc limit 1), false),
  'sealed', (select coalesce(json_agg(json_build_object('id', e.signal_id, 'issuedAt', e.entry::json ->> 'at',
    'commitment', e.entry::json ->> 'commitment', 'isSample', e.is_sample) order by e.number), '[]')
    from ${trades} s join ${signalEntries} e on e.signal_id = s.id and e.kind = 'signal'
    where s.close_date is null and not s.is_public and s.variant = ${variant}::text)`;
