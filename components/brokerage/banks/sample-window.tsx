import { useState } from 'react';
import { Modal, ModalTitle } from '@/components/modals/modal';
import { Button } from '@/components/ui/forms/button';
import { SampleTag } from '@/components/ui/tag';
import { banksCopy, sampleLinkCopy as copy } from '@/lib/content/brokerage/bank';
import { randomId } from '@/lib/domain/shared/ids';
import { paths } from '@/lib/domain/shared/paths';
import styles from '@/components/accounts/account.module.css';
import type { WindowProps } from './plaid-window';
import { SampleAccounts } from './sample-accounts';
import { SampleLogin, type SampleSignedIn } from './sample-login';

const away = copy.banks.find(({ way }) => way === 'away');

/**
 * Simulates Plaid Link in the demo: a choice of banks, a login and a choice of accounts. One bank redirects and one is
 * down.
 */
export function SampleWindow({ begun, returnedTo, onDone, onLeave }: WindowProps) {
  const [bank, setBank] = useState<string | undefined>(returnedTo === undefined ? undefined : away?.id);
  const [signedIn, setSignedIn] = useState<SampleSignedIn>();

  function choose({ id, way }: (typeof copy.banks)[number]) {
    if (way === 'down') return onLeave(copy.down);
    // This bank's login page is elsewhere, and redirects back with a state id.
    if (way === 'away') return window.location.assign(`${paths.bankReturn}?oauth_state_id=${randomId()}`);
    setBank(id);
  }

  return (
    <Modal isOpen onClose={() => onLeave(banksCopy.left)}>
      <ModalTitle>{copy.title}</ModalTitle>
      <div className={styles.stack}>
        <p>
          <SampleTag /> {copy.text}
        </p>
        {bank === undefined ? (
          <ul className={styles.choices} aria-label={copy.choose}>
            {copy.banks.map((one) => (
              <li key={one.id}>
                <Button weight="outline" isWide onClick={() => choose(one)}>
                  {one.name}
                </Button>
              </li>
            ))}
          </ul>
        ) : signedIn ? (
          <SampleAccounts begun={begun} signedIn={signedIn} onDone={onDone} />
        ) : (
          <>
            <SampleLogin begun={begun} bank={bank} onDone={setSignedIn} />
            <Button weight="plain" onClick={() => setBank(undefined)}>
              {copy.other}
            </Button>
          </>
        )}
      </div>
    </Modal>
  );
}
