import { Notice } from '@/components/ui/notice';
import { SampleTag } from '@/components/ui/tag';
import styles from './account.module.css';

type PartNotesProps = { sample: string | undefined; problem: string };

/** Above a part: that somebody else's site is simulated, and what went wrong last. */
export const PartNotes = ({ sample, problem }: PartNotesProps) => (
  <>
    {sample === undefined ? null : (
      <p className={styles.note}>
        <SampleTag /> {sample}
      </p>
    )}
    {problem ? <Notice tone="error">{problem}</Notice> : null}
  </>
);
