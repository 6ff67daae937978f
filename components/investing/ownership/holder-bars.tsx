import { Figure } from '@/components/ui/tables/figure';
import { SampleTag } from '@/components/ui/tag';
import type { CapTablePageCopy } from '@/lib/content/investing/cap-table';
import type { CapTableView } from '@/lib/server/investing/cap-table/page-props/cap-table-view';
import { fullDate } from '@/lib/domain/shared/dates';
import styles from './holder-bars.module.css';

type HolderBarsProps = { view: CapTableView; copy: CapTablePageCopy['picture'] };

/** Two bars per group of holders, rendered on the server, with the figures as text. */
export function HolderBars({ view, copy }: HolderBarsProps) {
  return (
    <Figure title={`${copy.title}, ${fullDate(view.on)}`} caption={copy.caption}>
      <p className={styles.key}>
        <span className={styles.diluted}>{copy.diluted}</span>
        <span className={styles.issued}>{copy.issued}</span>
        {view.isSample ? <SampleTag /> : null}
      </p>
      <ul className={styles.groups}>
        {view.groups.map(({ label, diluted, issued }) => (
          <li key={label} className={styles.group}>
            <span className={styles.label}>{label}</span>
            <svg width="100%" height="20" aria-hidden="true" className={styles.bars}>
              <rect width={`${diluted.bp / 100}%`} height="10" className={styles.dilutedBar} />
              <rect y="13" width={`${issued.bp / 100}%`} height="6" className={styles.issuedBar} />
            </svg>
            <span className={styles.figures}>
              <span>
                {copy.diluted} <strong>{diluted.text}</strong>
              </span>{' '}
              <span className={styles.second}>
                {copy.issued} <strong>{issued.text}</strong>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
