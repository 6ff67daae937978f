import { Link } from '@/components/ui/navigation/link';
import type { Column } from '@/components/ui/tables/table';
import { Tag } from '@/components/ui/tag';
import type { Signed, TradeCells } from '@/lib/content/signals/trade-cells';
import { paths } from '@/lib/domain/shared/paths';
import { signalPath } from '@/lib/domain/signals/signal-path';
import type { TradeColumn } from '@/lib/domain/signals/trade-sorting';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import styles from './trade-columns.module.css';

export type Variant = 'record' | 'live';

/** The ten columns of section 3. The live variant calls the dollar result `$1000`. */
export const columnsOf = (variant: Variant): readonly Column<TradeCells, TradeColumn>[] => [
  { key: 'symbol', header: 'Symbol', isRowHeader: true, onCard: 'title', cell: toSymbol },
  { key: 'tradeType', header: 'Type', onCard: 'beside-title', cell: (row) => <Tag>{row.tradeType}</Tag> },
  { key: 'expiration', header: 'Expires', isNumeric: true, onCard: 'title-note', cell: toExpiration },
  { key: 'strike', header: 'Strike', isNumeric: true, onCard: 'beside-title', cell: toStrike },
  { key: 'bid', header: 'Bid', isNumeric: true, cell: (row) => row.bid },
  { key: 'fillDate', header: 'Filled', isNumeric: true, cell: toFillDate },
  { key: 'closeDate', header: 'Closed', isNumeric: true, cell: toCloseDate },
  { key: 'roi', header: 'ROI', isNumeric: true, onCard: 'aside', cell: toRoi },
  {
    key: 'result',
    header: variant === 'live' ? '$1000' : 'Result',
    isNumeric: true,
    onCard: 'line-end',
    cell: toResult,
  },
  { key: 'thousand', header: 'Balance', isNumeric: true, onCard: 'line-end', cell: toBalance },
];

const toSymbol = ({ symbol }: TradeCells) => (
  <Link href={paths.stock(symbol)} className={styles.symbol}>
    {symbol}
  </Link>
);

// On cards, which have no header, the stylesheet adds the labels.
const toExpiration = (row: TradeCells) => (
  <span className={styles.expiration} title={row.years.expiration} data-year={row.expirationYear}>
    {row.expiration}
  </span>
);
const toStrike = (row: TradeCells) => <span className={styles.strike}>{row.strike}</span>;
const toBalance = (row: TradeCells) => <span className={styles.balance}>{row.thousand}</span>;

/** Leads to the trade's own page; its link covers the row. */
const toFillDate = ({ id, symbol, tradeType, strike, fillDate, years }: TradeCells) => (
  <Link
    href={signalPath(id)}
    className={styles.filled}
    title={years.fillDate}
    aria-label={`${symbol} ${tradeType}, filled ${years.fillDate}, expires ${years.expiration}, strike $${strike}`}
  >
    {fillDate}
  </Link>
);

const toCloseDate = ({ closeDate }: TradeCells) =>
  closeDate === 'Open' ? <Tag tone="attention">Open</Tag> : closeDate;

const toRoi = ({ roi }: TradeCells) =>
  roi === 'TBD' ? <span className={styles.undecided}>TBD</span> : signed(roi, true);

const toResult = ({ result }: TradeCells) => signed(result, false);

const signed = ({ text, sign }: Signed, hasMark: boolean) => (
  <SignedFigure of={sign} hasMark={hasMark}>
    {text}
  </SignedFigure>
);
