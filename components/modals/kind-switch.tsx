import { useState } from 'react';
import { readLastKind } from '@/lib/client/session/last-kind';
import { kindSwitch as copy } from '@/lib/content/shared/modals';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import styles from './modal-form.module.css';

type Lines = { memberLine: string; investorLine: string };

/**
 * The selected account kind: the visitor's choice, else the kind the modal was opened for, else the kind last used in
 * this browser.
 */
export function useAccountKind(given: AccountKind | undefined, { memberLine, investorLine }: Lines) {
  const [last] = useState(readLastKind);
  const [chosen, setChosen] = useState<AccountKind>();
  // Static pages read their URL after the first render, so `given` may arrive later.
  const kind = chosen ?? given ?? last;
  // Members are the default and need no text, except to announce a switch back.
  const line = kind === 'investor' ? investorLine : chosen && memberLine;
  const isInvestor = kind === 'investor';
  return {
    kind,
    /** Rendered above the fields. */
    line: (
      <div aria-live="polite" className={styles.kind}>
        {line ? <p className={styles.note}>{line}</p> : null}
      </div>
    ),
    /** Rendered below the button, because few visitors need it. */
    choice: (
      <button type="button" className={styles.link} onClick={() => setChosen(isInvestor ? 'user' : 'investor')}>
        {isInvestor ? copy.toMember : copy.toInvestor}
      </button>
    ),
  };
}
