import type { RecordPictures } from '@/lib/content/signals/pictures/record-pictures';
import { BalanceChart } from './balance-chart';
import { CalendarSheets } from './calendar-sheets';
import { MonthTable } from './month-table';
import { OutcomeChart } from './outcome-chart';
import styles from './record-charts.module.css';

/** The record in four pictures. */
export const RecordCharts = ({ pictures }: { pictures: RecordPictures }) => (
  <div className={styles.charts}>
    <BalanceChart picture={pictures.balance} />
    <MonthTable grid={pictures.months} />
    <OutcomeChart histogram={pictures.outcomes} />
    <CalendarSheets calendar={pictures.days} />
  </div>
);
