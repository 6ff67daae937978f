import { changeText, columnDollars, notKnown, pegText, price, ratio } from '@/lib/content/market/market-figures';
import { stockCopy } from '@/lib/content/research/stocks';
import type { SymbolRow } from '@/lib/contracts/research/symbols';
import { fullDate } from '@/lib/domain/shared/dates';
import { plotLine } from '@/lib/charts/line-path';
import { paths } from '@/lib/domain/shared/paths';
import { sparkFrame } from '@/lib/charts/spark-frame';
import { yearChange, yearSummary } from '@/lib/domain/market/year-change';

export type PeerRow = ReturnType<typeof peerRow>;
type Column = { header: string; isNumeric?: boolean; isAside?: boolean };
export type PeerRows = { caption: string; isSample: boolean; columns: readonly Column[]; rows: PeerRow[] };

const columns: readonly Column[] = [
  { header: 'Stock' },
  { header: 'Last close', isNumeric: true, isAside: true },
  { header: 'Day change', isNumeric: true },
  { header: 'Market cap', isNumeric: true },
  { header: 'P/E', isNumeric: true },
  { header: 'PEG', isNumeric: true },
  { header: '1Y' },
];

/** A stock's peers, formatted on the server to keep formatting and drawing code out of the page's script. */
export const peerRows = (peers: readonly SymbolRow[]): PeerRows => ({
  caption: stockCopy.peers.caption(peers.length),
  isSample: peers.some(({ isSample }) => isSample),
  columns,
  rows: peers.map(peerRow),
});

const peerRow = ({ ticker, name, weekly, ...peer }: SymbolRow) => ({
  ticker,
  name,
  price: price(peer.price),
  day: peer.priceDay && fullDate(peer.priceDay),
  change: peer.change,
  changeText: peer.change === null ? notKnown : changeText(peer.change),
  figures: [columnDollars(peer.marketCap), ratio(peer.peRatio), pegText(peer.pegRatio)],
  year: yearOf(ticker, weekly),
});

function yearOf(ticker: string, weekly: readonly number[]) {
  const change = yearChange(weekly);
  if (change === null) return { summary: notKnown, line: null, isFall: false };
  const summary = yearSummary(ticker, weekly, change);
  return { summary, line: plotLine(weekly, sparkFrame).line, isFall: change < 0 };
}

/** The comparison that starts with a stock: its page suggests peers. */
export const compareFrom = (ticker: string) => `${paths.compare}?symbols=${ticker}`;
