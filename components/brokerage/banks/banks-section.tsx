import { Button } from '@/components/ui/forms/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { bankIcon } from '@/components/ui/feedback/state-icons/bank';
import { Fetched } from '@/components/ui/feedback/fetched';
import { TextLink } from '@/components/ui/navigation/text-link';
import { banksCopy as copy } from '@/lib/content/brokerage/bank';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import styles from '@/components/accounts/account.module.css';
import { LinkWindow } from './link-window';
import { LinkedBankRow } from './linked-bank-row';
import { PartNotes } from '@/components/accounts/part-notes';
import { useFocusAfterRemoval } from '@/components/accounts/use-focus-after-removal';
import { useBankLink } from './use-bank-link';
import { useBanks } from './use-banks';

/** The linked bank, what prevents linking one, and the button to link one. */
export function BanksSection() {
  const result = useBanks();
  const linking = useBankLink(result.change);
  const section = useFocusAfterRemoval(result.data?.items.length ?? 0);
  return (
    <Fetched of={result} copy={copy} lines={4}>
      {({ items, hindrance, isSimulated }) => (
        <div ref={section} tabIndex={-1} className={styles.stack}>
          <PartNotes sample={isSimulated ? copy.sample : undefined} problem={linking.problem} />
          <p role="status" className={styles.note}>
            {linking.isLinking ? copy.working : ''}
          </p>
          {items.length > 0 ? (
            <ul className={styles.banks}>
              {items.map((bank) => (
                <LinkedBankRow
                  key={bank.id}
                  bank={bank}
                  change={result.change}
                  onLogIn={() => void linking.start(bank.id)}
                />
              ))}
            </ul>
          ) : (
            <EmptyState
              icon={bankIcon}
              title={copy.none}
              action={
                hindrance === null ? (
                  <Button
                    isBusy={linking.isStarting}
                    busyLabel={copy.starting}
                    onClick={() => void linking.start(null)}
                  >
                    {copy.link}
                  </Button>
                ) : hindrance === 'off' || hindrance === 'removing' ? null : (
                  <TextLink href={hindrance === 'no-account' ? paths.openAccount : brokeragePaths.openAccountStatus}>
                    {hindrance === 'no-account' ? copy.toAccount : copy.toStatus}
                  </TextLink>
                )
              }
            >
              {hindrance === null ? copy.ready : copy.hindrances[hindrance]}
            </EmptyState>
          )}
          {items.some(({ state }) => state === 'approved') ? (
            <TextLink href={brokeragePaths.transfers}>{copy.transfers}</TextLink>
          ) : null}
          {items.length > 0 && hindrance === 'one-already' ? (
            <p className={styles.note}>{copy.hindrances[hindrance]}</p>
          ) : null}
          {items.length > 0 && hindrance === null ? (
            <div>
              <Button
                weight="outline"
                isBusy={linking.isStarting}
                busyLabel={copy.starting}
                onClick={() => void linking.start(null)}
              >
                {copy.link}
              </Button>
            </div>
          ) : null}
          {linking.open ? <LinkWindow begun={linking.open} linking={linking} /> : null}
        </div>
      )}
    </Fetched>
  );
}
