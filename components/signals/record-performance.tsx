import { TextLink } from '@/components/ui/navigation/text-link';
import type { KeyFigures } from '@/lib/content/signals/key-figures';
import type { RecordPageCopy } from '@/lib/content/signals/record-page';
import styles from './live-figures.module.css';
import { RecordSummary } from './record-summary';

type RecordPerformanceProps = KeyFigures & { copy: RecordPageCopy['summary'] };

/** The record's key figures, or why there are none yet, and a link to the detailed statistics. */
export const RecordPerformance = ({ copy, tooFew, figures }: RecordPerformanceProps) => (
  <div className={styles.figures}>
    <h3>{copy.title}</h3>
    <p className={styles.lead}>{copy.lead}</p>
    {tooFew ? <p>{tooFew}</p> : <RecordSummary figures={figures} />}
    <p className={styles.links}>
      <TextLink href={copy.more.href}>{copy.more.label}</TextLink>
    </p>
  </div>
);
