import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import type { CapTablePageCopy } from '@/lib/content/investing/cap-table';
import { findLoadFailure } from '@/lib/client/http/load-failure';
import styles from './cap-table-check.module.css';

type ChainCheckProps = { copy: CapTablePageCopy['check']; on: string; headHash: string };

/** Verifies the ledger in the reader's browser. */
export function ChainCheck({ copy, on, headHash }: ChainCheckProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [verdict, setVerdict] = useState('');

  async function check() {
    setIsBusy(true);
    setVerdict('');
    try {
      const { runChainCheck } = await import('./run-chain-check');
      setVerdict(await runChainCheck(copy, on, headHash));
    } catch {
      // The code failed to load.
      setVerdict((await findLoadFailure()).text);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={styles.run} data-needs-scripts="">
      <Button weight="outline" isBusy={isBusy} busyLabel={copy.running} onClick={() => void check()}>
        {copy.run}
      </Button>
      <p role="status">{verdict}</p>
    </div>
  );
}
