import { useRef, useState } from 'react';
import { toastResult } from '@/components/toasts/toast-result';
import { Button } from '@/components/ui/forms/button';
import { Section } from '@/components/ui/section';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { payoutCopy as copy } from '@/lib/content/referrals/payouts-page';
import type { OwnPayout } from '@/lib/contracts/referrals/payouts';
import { canceledByPayee } from '@/lib/domain/referrals/payouts';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { CancelQuestion } from './cancel-question';
import styles from './history-section.module.css';
import type { ChangePayouts } from './payouts-client';

type HistorySectionProps = { payouts: readonly OwnPayout[]; change: ChangePayouts; isBusy: boolean };

/** Earlier payouts; those not sent yet can be canceled, after a confirmation. */
export function HistorySection({ payouts, change, isBusy }: HistorySectionProps) {
  const [askedId, setAskedId] = useState<string | null>(null);
  const history = useRef<HTMLDivElement>(null);
  const clicked = useRef<HTMLElement>(null);
  const asked = payouts.find(({ id, state }) => id === askedId && state === 'requested');

  async function cancel(id: string) {
    await toastResult(
      change((calls) => calls.cancel({ params: { id } })),
      copy.canceled,
    );
    setAskedId(null);
    // The clicked button is removed with the question.
    history.current?.focus({ preventScroll: true });
  }

  function keep() {
    setAskedId(null);
    clicked.current?.focus();
  }

  const { day, amount, to, state, action } = copy.columns;
  return (
    <Section title={copy.history} lead={payouts.length === 0 ? copy.empty : undefined}>
      {payouts.length === 0 ? null : (
        <div className={styles.history} ref={history} tabIndex={-1}>
          {asked ? (
            <CancelQuestion
              sum={usdExact(asked.amountCents)}
              isBusy={isBusy}
              onCancel={() => void cancel(asked.id)}
              onKeep={keep}
            />
          ) : null}
          <PlainTable
            caption={copy.caption}
            columns={[
              { header: day },
              { header: amount, isNumeric: true, isHalf: true },
              { header: to, isHalf: true },
              { header: state, isHalf: true },
              { header: action, isAside: true },
            ]}
            rows={payouts.map((one) => ({
              key: one.id,
              cells: [
                fullDate(one.requestedAt.slice(0, 10)),
                usdExact(one.amountCents),
                destinationOf(one),
                stateOf(one),
                one.state === 'requested' ? (
                  <Button
                    key="cancel"
                    weight="plain"
                    aria-label={copy.cancelLabel(usdExact(one.amountCents))}
                    aria-expanded={one === asked}
                    onClick={({ currentTarget }) => {
                      clicked.current = currentTarget;
                      setAskedId(one.id);
                    }}
                  >
                    {copy.cancel}
                  </Button>
                ) : null,
              ],
            }))}
          />
        </div>
      )}
    </Section>
  );
}

function destinationOf({ method, destination, state }: OwnPayout) {
  if (destination !== null) return destination;
  if (state === 'canceled') return copy.notSent;
  return method === 'stripe' ? copy.stripe : '';
}

function stateOf({ state, reason }: OwnPayout) {
  if (reason === null) return copy.states[state];
  return reason === canceledByPayee ? copy.canceledByYou : `${copy.states[state]}: ${reason}`;
}
