import { useState } from 'react';
import { readLastKind } from '@/lib/client/session/last-kind';
import { kindSwitch as copy } from '@/lib/content/shared/modals';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import styles from './modal-form.module.css';

type Lines = { memberLine: string; investorLine: string };

/** The kind a modal was opened for, else the one last used in this browser, until the visitor switches. */
export function useAccountKind(given: AccountKind | undefined, { memberLine, investorLine }: Lines) {
  const [last] = useState(readLastKind);
  const [chosen, setChosen] = useState<AccountKind>();
  // A static page reads its address only after the first render: what was given may come later.
  const kind = chosen ?? given ?? last;
  // Most visitors are members and need no text; after a switch the account kind is announced.
  const line = kind === 'investor' ? investorLine : chosen && memberLine;
  const isInvestor = kind === 'investor';
  return {
    kind,
    /** Above the fields. */
    line: (
      <div aria-live="polite" className={styles.kind}>
        {line ? <p className={styles.note}>{line}</p> : null}
      </div>
    ),
    /** Below the button: few visitors need it. */
    choice: (
      <button type="button" className={styles.link} onClick={() => setChosen(isInvestor ? 'user' : 'investor')}>
        {isInvestor ? copy.toMember : copy.toInvestor}
      </button>
    ),
  };
}
