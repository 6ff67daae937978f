import type { RecordPictures } from '@/lib/charts/signals/record-pictures';
import type { RecordChart } from '@/lib/domain/signals/statistics/performance-view';
import { BalanceChart } from './balance-chart';
import { CalendarSheets } from './calendar-sheets';
import { MonthTable } from './month-table';
import { OutcomeChart } from './outcome-chart';
import styles from './record-charts.module.css';

/** Four charts of the record, one of them visible at a time. All are in the document, for printing. */
export const RecordCharts = ({ pictures, shown }: { pictures: RecordPictures; shown: RecordChart }) => (
  <div className={styles.charts} data-shown={shown}>
    <div className={styles.balance}>
      <BalanceChart picture={pictures.balance} />
    </div>
    <div className={styles.months}>
      <MonthTable grid={pictures.months} />
    </div>
    <div className={styles.outcomes}>
      <OutcomeChart histogram={pictures.outcomes} />
    </div>
    <div className={styles.days}>
      <CalendarSheets calendar={pictures.days} />
    </div>
  </div>
);
