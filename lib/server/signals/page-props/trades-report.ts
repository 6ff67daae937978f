import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { extentText, tradeFilterText, sortingText } from '@/lib/content/signals/listing/filter-text';
import { variantNames } from '@/lib/content/signals/variant-names';
import { tradeCells } from '@/lib/content/signals/trade-cells';
import { tradesContract, tradesFile } from '@/lib/contracts/signals/trades';
import { ledgerContract } from '@/lib/contracts/signals/ledger';
import { dayOf, fullDate } from '@/lib/domain/shared/dates';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { tradesJsonPath } from '@/lib/domain/signals/listing/export-paths';
import { readTradeQuery } from '@/lib/domain/signals/listing/read-trade-query';
import { latestFirst, tradesAddress } from '@/lib/domain/signals/listing/trades-address';
import type { LiveWireTrade, WireTrade } from '@/lib/domain/signals/trade-wire';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { orNull } from '@/lib/server/app/page-props/or-null';
import { parametersOf } from './trades';

export type TradesReportProps = {
  facts: { record: string; filters: string; order: string; trades: string; asOf: string; head: string | null };
  /** Null when there are more than `maxPrinted` trades. */
  rows: readonly (readonly string[])[] | null;
  max: string;
  resultName: string;
  sha256: string | null;
  note: string | null;
  isSample: boolean;
  back: string;
};

/** Max trades in a report: about forty printed pages. */
const maxPrinted = 2_000;

/** All trades of a query, for printing. An invalid query redirects to the list, which shows the error. */
export const getTradesReportProps: GetServerSideProps<TradesReportProps> = async ({
  query: given,
  res,
  resolvedUrl,
}) => {
  const { query, problems } = readTradeQuery(given, latestFirst);
  const search = resolvedUrl.includes('?') ? resolvedUrl.slice(resolvedUrl.indexOf('?')) : '';
  if (problems.length > 0)
    return { redirect: { destination: tradesAddress({ ...query }).split('?')[0] + search, permanent: false } };
  const parameters = parametersOf(query);
  const [counts, ledger] = await Promise.all([
    createClient(tradesContract, pageHttp()).list({ query: { ...parameters, limit: 1 } }),
    orNull('ledger head of the report', createClient(ledgerContract, pageHttp()).head()),
  ]);
  const file =
    counts.matching <= maxPrinted
      ? tradesFile.parse((await pageHttp().get<unknown>(tradesJsonPath, { params: parameters })).data)
      : null;
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return {
    props: {
      facts: {
        record: variantNames[query.variant],
        filters: tradeFilterText(query.filter),
        order: sortingText(query.sorting),
        trades: extentText(counts.matching, counts.total),
        asOf: dayOf(counts.meta.asOf),
        head: ledger?.head?.hash ?? null,
      },
      rows: file && file.items.map(rowOf),
      max: groupDigits(maxPrinted),
      resultName: query.variant === 'live' ? '$1000' : 'Result',
      sha256: file?.sha256 ?? null,
      note: counts.meta.note ?? null,
      isSample: counts.meta.isSample,
      back: tradesAddress(query),
    },
  };
};

/** A trade's cells in print: dates include the year, and results have a sign in the text. */
function rowOf(trade: WireTrade | LiveWireTrade): string[] {
  const cells = tradeCells(trade);
  return [
    ...[cells.symbol, cells.tradeType, fullDate(trade.expiration), cells.strike, cells.bid, fullDate(trade.fillDate)],
    trade.closeDate === 'Open' ? 'Open' : fullDate(trade.closeDate),
    cells.roi === 'TBD' ? 'TBD' : `${['−', '', '+'][cells.roi.sign + 1]}${cells.roi.text}`,
    ...[cells.result.text, cells.thousand],
  ];
}
