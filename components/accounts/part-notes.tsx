import { Notice } from '@/components/ui/feedback/notice';
import { SampleTag } from '@/components/ui/tag';
import styles from './account.module.css';

type PartNotesProps = { sample: string | undefined; problem: string };

/** Notes above a section: that another company's site is simulated, and the last error. */
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
