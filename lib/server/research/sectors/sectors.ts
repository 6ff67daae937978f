import { sectorsContract, type SectorRow, type SectorSymbolList } from '@/lib/contracts/research/sectors';
import { signedOrders, type SignedOrder } from '@/lib/domain/research/research';
import { sortSymbols } from '@/lib/domain/research/symbol-sorting';
import { medianOf } from '@/lib/domain/market/market-series';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { versionedRead } from '@/lib/server/platform/db/versioned-read';
import { serializerOf } from '@/lib/server/platform/serialized';
import { toFreshness } from '@/lib/domain/market/market-refresh';
import {
  findSectorFigures,
  overviewOfSectors,
  overviewTables,
  toSectorFigures,
  type ListedSector,
} from '@/lib/server/market/sectors-repository';
import { listMembers } from '@/lib/server/market/symbols-repository';
import { marketMeta, summarizeProvenance, type Provenance } from '@/lib/server/market/market-meta';
import { notAmong, unknownSector } from '@/lib/server/market/market-errors';
import { medianRow, provenanceOf, toSymbolRow } from '../stocks/symbol-rows';

type Line = ReturnType<typeof toSectorFigures>;

const serializer = serializerOf(sectorsContract.list.response);

/** All sectors with their latest figures. The JSON is cached until one of the tables changes. */
export async function readSectors() {
  const { text, provenance } = await readOverview({});
  return serializer.addMeta(text, marketMeta(provenance, { notes: [howCounted] }));
}

const readOverview = versionedRead<Record<never, never>, ListedSector[], { text: string; provenance: Provenance[] }>({
  name: 'sectors_overview',
  tables: overviewTables,
  data: overviewOfSectors,
  make: (listed) => {
    const lines = listed.map(toSectorFigures);
    return {
      text: serializer.serializeRest({ items: lines.map(toSectorRow), nextCursor: null }),
      provenance: summarizeProvenance(lines.flatMap(({ figures }) => figures)),
    };
  },
});

/** A sector's stocks in the order that the request's header asks for; by default in the sector's own order. */
export async function readSectorSymbols(slug: string, order: string | undefined): Promise<SectorSymbolList> {
  const requestedOrder = readOrder(order);
  const [line, members] = await Promise.all([findSectorFigures(slug), listMembers(db(), slug)]);
  if (!line) throw await unknownSector();
  const rows = members.map(toSymbolRow);
  return {
    sector: toSectorRow(line),
    items: requestedOrder ? sortSymbols(rows, requestedOrder) : rows,
    median: medianRow(rows),
    nextCursor: null,
    meta: marketMeta(provenanceOf(members), {
      delay: 'prices',
      freshness: toFreshness('bars', members[0]?.freshness, now()),
      notes: [howCounted],
    }),
  };
}

const howCounted =
  'Figures use each company’s own fiscal year. Dollar amounts are totals and ratios are medians of the companies that report them.';

function readOrder(order: string | undefined): SignedOrder | undefined {
  if (order === undefined) return undefined;
  const known = signedOrders.find((one) => one === order);
  if (!known) throw notAmong('order', signedOrders);
  return known;
}

/**
 * A sector's row, with figures of the latest year that at least half of the members have reported: with fewer, sums
 * would seem to decline. The P/E is the one in the sector's table, at the last close.
 */
function toSectorRow({ sector, members, peRatios, figures }: Line): SectorRow {
  const of = (metric: string) => figures.filter((figure) => figure.metric === metric);
  const year = of('revenue').findLast(({ used, members: all }) => used * 2 >= all)?.at;
  const valueOf = (metric: string) => of(metric).find(({ at }) => at === year)?.value ?? null;
  return {
    slug: sector.slug,
    name: sector.name,
    description: sector.description,
    members,
    fiscalYear: year === undefined ? null : Number(year),
    revenue: valueOf('revenue'),
    netIncome: valueOf('net-income'),
    cashFlow: valueOf('cash-flow'),
    peRatio: medianOf(peRatios),
    index: of('price-index').flatMap(({ at, value }) => (value === null ? [] : [{ at, value }])),
    isSample: figures.some(({ isSample }) => isSample),
  };
}
