import { isAxiosError } from 'axios';
import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { extentText } from '@/lib/content/signals/listing/filter-text';
import { tradeCells, type TradeCells } from '@/lib/content/signals/trade-cells';
import { tradeYears } from '@/lib/content/signals/trade-years';
import { tradesPage } from '@/lib/content/signals/listing/trades-page';
import { variantNames } from '@/lib/content/signals/variant-names';
import { tradeProblemText } from '@/lib/content/signals/listing/trade-problems';
import { sectorsContract } from '@/lib/contracts/research/sectors';
import { tradesContract, type TradeRecord } from '@/lib/contracts/signals/trades';
import { tradesCsvPath, tradesJsonPath } from '@/lib/domain/signals/listing/export-paths';
import { firstDirection, readTradeQuery } from '@/lib/domain/signals/listing/read-trade-query';
import { noFilter, tradeParameters, tradeVariants, type TradeQuery } from '@/lib/domain/signals/listing/trade-query';
import {
  latestFirst,
  exportAddress,
  tradesAddress,
  tradesReportPath,
} from '@/lib/domain/signals/listing/trades-address';
import { tradeColumns, type TradeColumn } from '@/lib/domain/signals/trade-sorting';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { orNull } from '@/lib/server/app/page-props/or-null';
import type { PerformanceChoice } from './performance';

export type TradesProps = {
  query: TradeQuery;
  /** Links to the same filters for the other variants. */
  variantChoice: PerformanceChoice;
  /** Query parameters that could not be read: the reason, and the text that the field keeps. */
  problems: readonly { field: string; typed: string; text: string }[];
  sectors: readonly { slug: string; name: string }[];
  rows: readonly (TradeCells & { corrections: number })[];
  /** Text with the number of matching trades and the total. */
  extent: string;
  /** The years that the dates cover, because the table omits them. */
  years: string;
  isSample: boolean;
  note: string | null;
  sealed: TradeRecord['sealed'];
  hrefs: {
    /** URL of the same list as sorted by a click on each column heading. */
    sorts: Record<TradeColumn, string>;
    clear: string;
    first: string | null;
    next: string | null;
    csv: string;
    json: string;
    report: string;
  };
  /** Null when the list is too long to hash for the page; the export files contain the checksum. */
  sha256: string | null;
};

const perPage = 50;
/** Max number of trades that are hashed for the page. */
const maxHashed = 1_000;

/** Rendered on the server from the query, so that the page works without JavaScript; the same for all visitors. */
export const getTradesProps: GetServerSideProps<TradesProps> = async ({ query: given, res }) => {
  const { query: requested, problems } = readTradeQuery(given, latestFirst);
  // Without JavaScript the form submits every field, so the result redirects to the short URL.
  const needsRedirect = Object.values(given).some((value) => value === '' || typeof value === 'object');
  if (needsRedirect && problems.length === 0)
    return { redirect: { destination: tradesAddress(requested), permanent: false } };
  const sectors = await orNull('sectors of the trades', createClient(sectorsContract, pageHttp()).list());
  const { sector } = requested.filter;
  const isUnknown = sectors !== null && sector !== null && !sectors.items.some(({ slug }) => slug === sector);
  const query = isUnknown ? { ...requested, filter: { ...requested.filter, sector: null } } : requested;
  const all = isUnknown ? [...problems, { field: 'sector', reason: 'value', typed: sector } as const] : problems;
  const cursor = typeof given.cursor === 'string' ? given.cursor : undefined;
  const list = await listOf(query, cursor);
  // The cursor belongs to another list or was signed with another secret.
  if (!list) return { redirect: { destination: tradesAddress(query), permanent: false } };
  const calls = createClient(tradesContract, pageHttp());
  const hashed =
    list.matching > 0 && list.matching <= maxHashed
      ? await orNull('checksum of the trades', calls.checksum({ query: parametersOf(query) }))
      : null;
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return {
    props: {
      query,
      variantChoice: {
        name: tradesPage.variant,
        options: tradeVariants.map((variant) => ({
          label: variantNames[variant],
          href: tradesAddress({ ...query, variant }),
          isCurrent: variant === query.variant,
        })),
      },
      problems: all.map((problem) => ({ field: problem.field, typed: problem.typed, text: tradeProblemText(problem) })),
      sectors: (sectors?.items ?? [])
        .map(({ slug, name }) => ({ slug, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en-US')),
      rows: list.items.map((item) => ({
        ...tradeCells(item),
        corrections: 'corrections' in item ? (item.corrections ?? 0) : 0,
      })),
      extent: extentText(list.matching, list.total),
      years: tradeYears(list.items),
      isSample: list.meta.isSample,
      note: list.meta.note ?? null,
      sealed: list.sealed,
      hrefs: {
        sorts: sortsOf(query),
        clear: tradesAddress({ ...query, filter: noFilter }),
        first: cursor === undefined ? null : tradesAddress(query),
        next: list.nextCursor === null ? null : tradesAddress(query, list.nextCursor),
        csv: exportAddress(tradesCsvPath, query),
        json: exportAddress(tradesJsonPath, query),
        report: exportAddress(tradesReportPath, query),
      },
      sha256: hashed?.sha256 ?? null,
    },
  };
};

/** API parameters for a query; the sort order is always explicit. */
export const parametersOf = ({ variant, ...query }: TradeQuery) => ({
  ...tradeParameters({ variant, ...query }, latestFirst),
  variant,
  ...{ sort: query.sorting.key, dir: query.sorting.direction },
});

/** Sort order after a click on each column: clicking the current column reverses the order. */
const sortsOf = (query: TradeQuery) =>
  Object.fromEntries(
    tradeColumns.map((key) => {
      const turned = query.sorting.direction === 'asc' ? 'desc' : 'asc';
      const direction = query.sorting.key === key ? turned : firstDirection(key);
      return [key, tradesAddress({ ...query, sorting: { key, direction } })];
    }),
  ) as Record<TradeColumn, string>;

async function listOf(query: TradeQuery, cursor: string | undefined): Promise<TradeRecord | null> {
  const page = { limit: perPage, ...(cursor === undefined ? {} : { cursor }) };
  try {
    return await createClient(tradesContract, pageHttp()).list({ query: { ...parametersOf(query), ...page } });
  } catch (error) {
    if (cursor !== undefined && isAxiosError(error) && error.response?.status === 400) return null;
    throw error;
  }
}
