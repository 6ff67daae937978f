import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Fetched } from '@/components/ui/fetched';
import { TextLink } from '@/components/ui/text-link';
import { banksWords as words } from '@/lib/content/bank';
import type { Banks } from '@/lib/contracts/banks';
import { paths } from '@/lib/domain/paths';
import styles from './account.module.css';
import { LinkWindow } from './link-window';
import { LinkedBankRow } from './linked-bank-row';
import { loadBankCalls, type BankCalls } from './load-bank-calls';
import { PartNotes } from './part-notes';
import { useBankLink } from './use-bank-link';
import { useOwn } from '@/lib/client/use-own';

const read = (calls: BankCalls, signal: AbortSignal): Promise<Banks> => calls.list({ signal });

/** The bank that is linked, what stands in the way of one, and the way to it. */
export function BanksPart() {
  const own = useOwn(loadBankCalls, read);
  const linking = useBankLink(own.change);
  return (
    <Fetched of={own} words={words} lines={4}>
      {({ items, hindrance, isSimulated }) => (
        <div className={styles.stack}>
          <PartNotes sample={isSimulated ? words.sample : undefined} problem={linking.problem} />
          <p role="status" className={styles.note}>
            {linking.isLinking ? words.working : ''}
          </p>
          {items.length > 0 ? (
            <ul className={styles.banks}>
              {items.map((bank) => (
                <LinkedBankRow
                  key={bank.id}
                  bank={bank}
                  change={own.change}
                  onLogIn={() => void linking.start(bank.id)}
                />
              ))}
            </ul>
          ) : (
            <EmptyState
              icon="bank"
              title={words.none}
              action={
                hindrance === null ? (
                  <Button
                    isBusy={linking.isStarting}
                    busyLabel={words.starting}
                    onClick={() => void linking.start(null)}
                  >
                    {words.link}
                  </Button>
                ) : hindrance === 'off' ? null : (
                  <TextLink href={paths.openAccount}>
                    {hindrance === 'no-account' ? words.toAccount : words.toStatus}
                  </TextLink>
                )
              }
            >
              {hindrance === null ? words.ready : words.hindrances[hindrance]}
            </EmptyState>
          )}
          {items.length > 0 && hindrance === 'one-already' ? (
            <p className={styles.note}>{words.hindrances[hindrance]}</p>
          ) : null}
          {items.length > 0 && hindrance === null ? (
            <div>
              <Button
                weight="outline"
                isBusy={linking.isStarting}
                busyLabel={words.starting}
                onClick={() => void linking.start(null)}
              >
                {words.link}
              </Button>
            </div>
          ) : null}
          {linking.open ? <LinkWindow begun={linking.open} linking={linking} /> : null}
        </div>
      )}
    </Fetched>
  );
}
