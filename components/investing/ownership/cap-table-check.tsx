import type { CapTablePageCopy } from '@/lib/content/investing/cap-table';
import { capTableFilePath } from '@/lib/domain/investing/cap-table-fields';
import styles from './cap-table-check.module.css';
import { ChainCheck } from './chain-check';

type CapTableCheckProps = { copy: CapTablePageCopy['check']; on: string; headHash: string | null };

/** How readers can verify that the ledger was not changed. */
export const CapTableCheck = ({ copy, on, headHash }: CapTableCheckProps) => (
  <div className={styles.check}>
    <p>{copy.text}</p>
    <p>{copy.how}</p>
    {headHash ? (
      <dl>
        <dt className={styles.name}>{copy.head}</dt>
        <dd>
          <code className={styles.hash}>{headHash}</code>
        </dd>
      </dl>
    ) : null}
    {headHash ? <ChainCheck key={on} copy={copy} on={on} headHash={headHash} /> : null}
    <p>
      <a href={capTableFilePath} download="cap-table.csv">
        {copy.file}
      </a>
    </p>
    <p className={styles.note}>{copy.groups}</p>
  </div>
);
