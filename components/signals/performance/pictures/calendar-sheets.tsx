import type { CalendarMonth, DayCalendar } from '@/lib/charts/signals/day-calendar';
import { performancePage as copy } from '@/lib/content/signals/performance-page';
import styles from './calendar-sheets.module.css';
import { PictureCard } from './picture-card';

/** A calendar for each month, with the total result of the trades that closed on each day. */
export const CalendarSheets = ({ calendar: { summary, months, note, table } }: { calendar: DayCalendar }) => (
  <PictureCard title={copy.charts.days} summary={[summary, note].filter(Boolean).join(' ')} table={table}>
    <div className={styles.sheets}>
      {months.map((month) => (
        <Sheet key={month.name} month={month} />
      ))}
    </div>
  </PictureCard>
);

const Sheet = ({ month: { name, before, days } }: { month: CalendarMonth }) => (
  <div>
    <p className={styles.name}>{name}</p>
    <div className={styles.days}>
      {copy.charts.weekdays.map((day, index) => (
        <span key={index} className={styles.weekday}>
          {day}
        </span>
      ))}
      {days.map(({ day, text, level }) => (
        <span
          key={day}
          className={styles.day}
          data-level={text === '' ? undefined : level}
          style={day === 1 ? { gridColumnStart: before + 1 } : undefined}
        >
          <span className={styles.number}>{day}</span>
          {text === '' ? null : (
            <>
              <span className={styles.amount}>{text}</span>
              <span className={styles.arrow}>{level > 0 ? '▲' : level < 0 ? '▼' : '='}</span>
            </>
          )}
        </span>
      ))}
    </div>
  </div>
);
