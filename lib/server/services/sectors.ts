import type { SectorRow, SectorSymbolList } from '@/lib/contracts/sectors';
import type { MarketMeta } from '@/lib/contracts/market-meta';
import { signedOrders, type SignedOrder } from '@/lib/domain/research';
import { sortSymbols } from '@/lib/domain/symbol-sorting';
import { now } from '../clock';
import { db } from '../db/pool';
import { toFreshness } from '../repositories/market-refreshes';
import { listSectorFigures } from '../repositories/sectors';
import { listMembers } from '../repositories/symbols';
import { marketMeta } from './market-meta';
import { notAmong, unknownSector } from './market-refusals';
import { medianRow, provenanceOf, toSymbolRow } from './symbol-rows';

type Line = Awaited<ReturnType<typeof listSectorFigures>>[number];

export async function readSectors(): Promise<{ items: SectorRow[]; nextCursor: null; meta: MarketMeta }> {
  const lines = await listSectorFigures(db());
  return {
    items: [...Map.groupBy(lines, ({ sector }) => sector.slug).values()].map(toSectorRow),
    nextCursor: null,
    meta: marketMeta(
      lines.flatMap(({ figure }) => figure ?? []),
      { notes: [howCounted] },
    ),
  };
}

/** A sector's stocks in the order that a header asked for; its own order when silent. */
export async function readSectorSymbols(slug: string, order: string | undefined): Promise<SectorSymbolList> {
  const asked = readOrder(order);
  const [lines, members] = await Promise.all([listSectorFigures(db(), slug), listMembers(db(), slug)]);
  if (lines.length === 0) throw await unknownSector();
  const rows = members.map(toSymbolRow);
  return {
    sector: toSectorRow(lines),
    items: asked ? sortSymbols(rows, asked) : rows,
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
  'Figures are of each company’s own fiscal year. A sector adds up money and takes the median of ratios, over the members that report them.';

function readOrder(order: string | undefined): SignedOrder | undefined {
  if (order === undefined) return undefined;
  const known = signedOrders.find((one) => one === order);
  if (!known) throw notAmong('order', signedOrders);
  return known;
}

/** The latest year for which at least half of the members have reported: a first report alone would look like a fall. */
function toSectorRow(lines: Line[]): SectorRow {
  const { sector, members } = lines[0]!;
  const figures = lines.flatMap(({ figure }) => figure ?? []);
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
    peRatio: valueOf('pe-ratio'),
    index: of('price-index').flatMap(({ at, value }) => (value === null ? [] : [{ at, value }])),
    isSample: figures.some(({ isSample }) => isSample),
  };
}
