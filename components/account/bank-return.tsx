import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { banksWords, bankReturnWords as words } from '@/lib/content/bank';
import { paths } from '@/lib/domain/paths';
import styles from './account.module.css';
import { readBegun } from './begun-link';
import { LinkWindow } from './link-window';
import { loadBankCalls, type BankCalls } from './load-bank-calls';
import { useBankLink } from './use-bank-link';
import type { Banks } from '@/lib/contracts/banks';

/**
 * Goes on where the bank's own page interrupted. What was begun is forgotten as soon as Link has handed over or was
 * left, so the same address, loaded again, does nothing a second time.
 */
export function BankReturn() {
  const [begun] = useState(() => (isReturn() ? readBegun() : undefined));
  const [isDone, setIsDone] = useState(false);
  const linking = useBankLink(async (act: (calls: BankCalls) => Promise<Banks>) => {
    await act(await loadBankCalls());
    setIsDone(true);
  }, begun);
  return (
    <Section>
      <div className={styles.stack}>
        {linking.problem ? <Notice tone="error">{linking.problem}</Notice> : null}
        {linking.isLinking ? <Skeleton label={banksWords.working} /> : null}
        {begun ? null : (
          <EmptyState icon="bank" title={words.nothing}>
            {words.nothingText}
          </EmptyState>
        )}
        {linking.open ? (
          <LinkWindow begun={linking.open} linking={linking} returnedTo={window.location.href} />
        ) : (
          <div>
            <ButtonLink href={paths.bank} weight={isDone ? 'solid' : 'outline'}>
              {words.back}
            </ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}

/** A bank sends people back with the number of their journey; without it nobody was sent back. */
const isReturn = () => new URLSearchParams(window.location.search).has('oauth_state_id');
