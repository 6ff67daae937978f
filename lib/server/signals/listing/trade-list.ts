import type { z } from 'zod';
import { historicalSample } from '@/lib/content/signals/messages';
import { maxListed, tradesContract } from '@/lib/contracts/signals/trades';
import { isFiltered, noFilter, orderOfIssue, type TradeVariant } from '@/lib/domain/signals/listing/trade-query';
import { now } from '@/lib/server/platform/clock';
import { sectorSymbols } from '@/lib/server/platform/db/schema/market';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { readVersioned, versionedRead } from '@/lib/server/platform/db/versioned-read';
import { makeCursor, readCursor } from '@/lib/server/platform/http/cursor';
import { serializerOf } from '@/lib/server/platform/serialized';
import { toListedTrade } from '../trades';
import { parseTradeQuery } from './parse-trade-query';
import { rowsOfColumns } from './trade-columns-repository';
import { placeOf } from './trade-place';
import { standardList, tradeListOf, type TradeListData, type TradePlace } from './trade-list-repository';

type Query = z.output<typeof tradesContract.list.query>;
type Kept = { text: string; isSample: boolean; lastChange: string | null };

const serializer = serializerOf(tradesContract.list.response);

/** A page of the public trades that match a query. Its JSON is cached until the table changes. */
export async function readTrades({ limit, cursor, ...given }: Query) {
  const query = await parseTradeQuery(given);
  const { variant, sorting, dated, filter } = query;
  const list = JSON.stringify(['trades', variant, filter, sorting]);
  const after = readPlace(list, cursor);
  const isStandard = given.sort === undefined && !isFiltered(filter) && !after && limit === maxListed;
  const { text, isSample, lastChange } = isStandard
    ? await readStandard({ variant })
    : await readVersioned({
        key: JSON.stringify([list, dated, after, limit]),
        tables: dated.sector === null ? [trades] : [trades, sectorSymbols],
        data: tradeListOf({ variant, filter: dated, sorting, after, limit: limit + 1 }),
        make: (data) => toKept(data, { list, limit, key: sorting.key, isFirst: !after }),
      });
  return serializer.addMeta(text, metaOf({ isSample, lastChange, variant }));
}

/** Source and date of the trades, and the note that the historical sample requires. */
export const metaOf = ({
  isSample,
  lastChange,
  variant,
}: Pick<TradeListData, 'isSample' | 'lastChange'> & { variant: TradeVariant }) => ({
  source: isSample ? 'Sample generator' : 'Signal desk',
  // An empty record has no last change, so it is dated now.
  asOf: lastChange === null ? now().toISOString() : new Date(lastChange).toISOString(),
  isSample,
  // The historical sample covers January and February 2022 and needs a note; the live variant's sample is current.
  ...(isSample && variant === 'record' ? { note: historicalSample } : {}),
});

/** The first page in order of issue, as a prepared statement: it is requested most. */
const readStandard = versionedRead<{ variant: TradeVariant }, TradeListData, Kept>({
  name: 'trades',
  tables: [trades],
  data: standardList(maxListed + 1),
  make: (data, { variant }) =>
    toKept(data, {
      list: JSON.stringify(['trades', variant, noFilter, orderOfIssue]),
      ...{ limit: maxListed, key: 'number', isFirst: true },
    }),
});

type Page = { list: string; limit: number; key: typeof orderOfIssue.key; isFirst: boolean };

function toKept(data: TradeListData, { list, limit, key, isFirst }: Page): Kept {
  const rows = [...rowsOfColumns(data.closed), ...rowsOfColumns(data.open)];
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const { isSample, lastChange, matching, total } = data;
  return {
    text: serializer.serializeRest({
      items: shown.map(toListedTrade),
      nextCursor: last ? makeCursor(list, placeTexts(placeOf(last, key))) : null,
      ...{ matching, total },
      sealed: isFirst ? data.sealed : [],
    }),
    ...{ isSample, lastChange },
  };
}

const placeTexts = ({ part, value, number }: TradePlace) => [String(part), value, String(number)];

function readPlace(list: string, cursor: string | undefined): TradePlace | null {
  const place = readCursor(list, cursor);
  if (!place) return null;
  const [part, value = '', number] = place;
  return { part: part === '1' ? 1 : 0, value, number: Number(number) };
}
