import { toChange, toPrice, toStock, toYear } from '@/components/blocks/stock-cells';
import { Table, type Column } from '@/components/ui/table';
import { SampleTag } from '@/components/ui/tag';
import { dollars, ratio } from '@/lib/content/market-figures';
import { stockWords } from '@/lib/content/stocks';
import type { SymbolRow } from '@/lib/contracts/symbols';
import styles from './stock-page.module.css';

const { peers: words } = stockWords;

const columns: readonly Column<SymbolRow>[] = [
  { key: 'stock', header: 'Stock', isRowHeader: true, onCard: 'title', cell: toStock },
  { key: 'price', header: 'Last close', isNumeric: true, onCard: 'aside', cell: toPrice },
  { key: 'change', header: 'Day', isNumeric: true, cell: ({ change }) => toChange(change) },
  { key: 'cap', header: 'Market cap', isNumeric: true, cell: ({ marketCap }) => dollars(marketCap) },
  { key: 'pe', header: 'P/E', isNumeric: true, cell: ({ peRatio }) => ratio(peRatio) },
  { key: 'peg', header: 'PEG', isNumeric: true, cell: ({ pegRatio }) => ratio(pegRatio) },
  { key: 'year', header: 'A year', cell: toYear },
];

/** The stocks next to this one, on the same figures. */
export const PeerTable = ({ peers }: { peers: readonly SymbolRow[] }) => (
  <Table
    caption={
      <span className={styles.caption}>
        {words.caption(peers.length)} {peers.some(({ isSample }) => isSample) ? <SampleTag /> : null}
      </span>
    }
    columns={columns}
    rows={peers}
    rowKey={({ ticker }) => ticker}
  />
);
