import { DatedPrice, StockName } from '@/components/blocks/record/stock-name';
import { DrawnSparkline } from '@/components/charts/lines/drawn-sparkline';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { SampleTag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { PeerRow, PeerRows } from '@/lib/server/research/stocks/page-props/stock-peers';
import styles from './stock-page.module.css';

/** A stock's peers with the same figures. */
export const PeerTable = ({ peers: { caption, isSample, columns, rows } }: { peers: PeerRows }) => (
  <PlainTable
    caption={
      <span className={styles.caption}>
        {caption} {isSample ? <SampleTag /> : null}
      </span>
    }
    columns={columns}
    rows={rows.map((row) => ({ key: row.ticker, cells: cellsOf(row) }))}
  />
);

const cellsOf = ({ ticker, name, price, day, change, changeText, figures, year }: PeerRow) => [
  <StockName key="stock" ticker={ticker} name={name} />,
  <DatedPrice key="price" text={price} day={day} />,
  change === null ? (
    changeText
  ) : (
    <SignedFigure key="change" of={change} hasMark>
      {changeText}
    </SignedFigure>
  ),
  ...figures,
  year.line === null ? (
    <VisuallyHidden key="year">{year.summary}</VisuallyHidden>
  ) : (
    <DrawnSparkline key="year" line={year.line} isFall={year.isFall} summary={year.summary} />
  ),
];
