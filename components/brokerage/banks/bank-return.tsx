import { useState } from 'react';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { bankIcon } from '@/components/ui/feedback/state-icons/bank';
import { Notice } from '@/components/ui/feedback/notice';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { banksCopy, bankReturnCopy as copy } from '@/lib/content/brokerage/bank';
import { paths } from '@/lib/domain/shared/paths';
import styles from '@/components/accounts/account.module.css';
import { readPendingLink } from './pending-bank-link';
import { LinkWindow } from './link-window';
import { bankClient, type BankCalls } from './use-banks';
import { useBankLink } from './use-bank-link';
import type { Banks } from '@/lib/contracts/brokerage/banks';

/**
 * Resumes a bank link after the redirect from the bank. The stored link is deleted once Plaid Link finishes or closes,
 * so that reloading the URL does nothing.
 */
export function BankReturn() {
  const [begun] = useState(() => (isReturn() ? readPendingLink() : undefined));
  const [isDone, setIsDone] = useState(false);
  const linking = useBankLink(async (act: (calls: BankCalls) => Promise<Banks>) => {
    await act(bankClient());
    setIsDone(true);
  }, begun);
  return (
    <Section>
      <div className={styles.stack}>
        {linking.problem ? <Notice tone="error">{linking.problem}</Notice> : null}
        {linking.isLinking ? <Skeleton label={banksCopy.working} /> : null}
        {begun ? null : (
          <EmptyState icon={bankIcon} title={copy.nothing}>
            {copy.nothingText}
          </EmptyState>
        )}
        {linking.open ? (
          <LinkWindow begun={linking.open} linking={linking} returnedTo={window.location.href} />
        ) : (
          <div>
            <ButtonLink href={paths.bank} weight={isDone ? 'solid' : 'outline'}>
              {copy.back}
            </ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}

/** Whether this is a bank's redirect, which has a state id. */
const isReturn = () => new URLSearchParams(window.location.search).has('oauth_state_id');
