import { fullDate } from '@/lib/domain/dates';
import { usdSigned } from '@/lib/domain/money';
import { paths } from '@/lib/domain/paths';
import { fromWireTrades } from '@/lib/domain/trade-wire';
import { isClosed, type ClosedTrade } from '@/lib/domain/trades';
import type { FeedItem } from './feed';
import { readRecord } from './read-record';

/** What adds to the feed: another kind of news is another row. */
const sources: readonly (() => Promise<readonly FeedItem[]>)[] = [closedTrades];

/** Readers ask for news, not for everything. */
const most = 50;

export async function feedItems(): Promise<FeedItem[]> {
  const items = (await Promise.all(sources.map((source) => source()))).flat();
  return items.toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id)).slice(0, most);
}

async function closedTrades() {
  const { items, meta } = await readRecord();
  return fromWireTrades(items, meta.isSample).filter(isClosed).map(toItem);
}

function toItem(trade: ClosedTrade): FeedItem {
  const { id, symbol, tradeType, closeDate, fillDate, balanceCents, isSample } = trade;
  const result = `${usdSigned(balanceCents)} on a $1,000 stake`;
  return {
    id: `trade/${id}`,
    title: `${isSample ? 'Sample: ' : ''}${symbol} ${tradeType} closed, ${result}`,
    text:
      `${isSample ? 'Sample data, not a real trade. ' : ''}Filled ${fullDate(fillDate)}, closed ${fullDate(closeDate)}: ${result}, ` +
      'counted at the bid and before costs. Past results say nothing about the next trade.',
    path: paths.optionsSignals,
    at: `${closeDate}T00:00:00Z`,
    category: isSample ? 'Sample trade' : 'Trade',
  };
}
