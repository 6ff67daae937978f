import type { CapTablePageCopy } from '@/lib/content/investing/cap-table';
import { capTableFilePath } from '@/lib/domain/investing/cap-table-fields';
import styles from './cap-table-check.module.css';
import { ChainCheck } from './chain-check';

type CapTableCheckProps = { words: CapTablePageCopy['check']; on: string; headHash: string | null };

/** How anybody finds out that the ledger was not changed behind their back. */
export const CapTableCheck = ({ words, on, headHash }: CapTableCheckProps) => (
  <div className={styles.check}>
    <p>{words.text}</p>
    <p>{words.how}</p>
    {headHash ? (
      <dl>
        <dt className={styles.name}>{words.head}</dt>
        <dd>
          <code className={styles.hash}>{headHash}</code>
        </dd>
      </dl>
    ) : null}
    {headHash ? <ChainCheck key={on} words={words} on={on} headHash={headHash} /> : null}
    <p>
      <a href={capTableFilePath} download="cap-table.csv">
        {words.file}
      </a>
    </p>
    <p className={styles.note}>{words.groups}</p>
  </div>
);
