import { createHash } from 'node:crypto';
import { extentText, tradeFilterText, sortingText } from '@/lib/content/signals/listing/filter-text';
import { variantNames } from '@/lib/content/signals/variant-names';
import { csv } from '@/lib/domain/shared/csv';
import { findLedgerHead } from '@/lib/server/signals/ledger/ledger-repository';
import { db } from '@/lib/server/platform/db/pool';
import { toListedTrade } from '../trades';
import { parseTradeQuery, type ParsedTradeQuery } from './parse-trade-query';
import { headLine, lineOf, tradeBatches } from './trade-batches';
import { metaOf } from './trade-list';
import { readTradeCounts } from './trade-list-repository';

export type TradeFile = { name: string; type: string; parts: AsyncGenerator<string> };

/** Streams the trades of a query in its order. The last lines contain the number of trades and a checksum. */
export async function exportTrades(given: Record<string, string>, format: 'csv' | 'json'): Promise<TradeFile> {
  const query = await parseTradeQuery(given);
  const about = await aboutOf(query);
  const day = about.meta.asOf.slice(0, 10);
  const name = `options-trades-${query.variant}-${day}.${format}`;
  return format === 'csv'
    ? { name, type: 'text/csv; charset=utf-8', parts: csvParts(query, about) }
    : { name, type: 'application/json', parts: jsonParts(query, about) };
}

type About = Awaited<ReturnType<typeof aboutOf>>;

/** Metadata of an export file. */
async function aboutOf({ variant, dated, filter, sorting }: ParsedTradeQuery) {
  const { matching, total, isSample, lastChange } = await readTradeCounts({ variant, filter: dated });
  const head = await findLedgerHead(db());
  return {
    ...{ matching, total },
    record: variantNames[variant],
    filters: tradeFilterText(filter),
    order: sortingText(sorting),
    ledgerHead: head?.hash ?? null,
    meta: metaOf({ isSample, lastChange, variant }),
  };
}

async function* csvParts(query: ParsedTradeQuery, about: About): AsyncGenerator<string> {
  const { meta } = about;
  yield csv([
    ['Title', 'Options trades'],
    ['Record', about.record],
    ['Filters', about.filters],
    ['Order', about.order],
    ['Trades', extentText(about.matching, about.total)],
    ['Source', meta.source],
    ['As of', meta.asOf],
    ['Sample data', meta.isSample ? 'yes' : 'no'],
    ...('note' in meta ? [['Note', meta.note]] : []),
    ['Ledger head', about.ledgerHead],
    [],
  ]);
  const hash = createHash('sha256').update(headLine(query.variant));
  yield headLine(query.variant);
  for await (const rows of tradeBatches(query)) {
    const lines = rows.map(lineOf).join('');
    hash.update(lines);
    yield lines;
  }
  yield csv([[], ['Trades in this file', about.matching], ['SHA-256', hash.digest('hex')]]);
}

/**
 * The export as JSON, with 1,000 trades per line. Its checksum is that of the CSV lines, so that both formats and the
 * page can be compared.
 */
async function* jsonParts(query: ParsedTradeQuery, { meta, ...about }: About): AsyncGenerator<string> {
  const hash = createHash('sha256').update(headLine(query.variant));
  let isFirst = true;
  yield `${JSON.stringify(about).slice(0, -1)},"items":[\n`;
  for await (const rows of tradeBatches(query)) {
    hash.update(rows.map(lineOf).join(''));
    yield (isFirst ? '' : ',\n') + rows.map((row) => JSON.stringify(toListedTrade(row))).join(',');
    isFirst = false;
  }
  yield `\n],"sha256":"${hash.digest('hex')}","meta":${JSON.stringify(meta)}}`;
}
