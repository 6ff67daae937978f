import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Notice } from '@/components/ui/feedback/notice';
import { useNow } from '@/lib/client/data/use-now';
import { roundPanelCopy as copy } from '@/lib/content/investing/round-panel';
import { endingCopy } from '@/lib/content/investing/rounds';
import type { Commitment, RoundInvestorStatus } from '@/lib/contracts/investing/rounds';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { formatUtcMinute } from '@/lib/domain/shared/instants';
import styles from './rounds.module.css';
import type { RoundChange } from './use-round';

type CommitmentSectionProps = {
  investorStatus: RoundInvestorStatus;
  commitment: Commitment;
  isBusy: boolean;
  change: RoundChange;
};

/** The investor's commitment: the amount, material changes, and the cancellation deadline. */
export function CommitmentSection({ investorStatus, commitment, isBusy, change }: CommitmentSectionProps) {
  const now = useNow();
  const { portal, cancelUntil, changes, isSample } = investorStatus;
  const { amountCents, heldCents, heldAsOf, reconfirmBy, ending } = commitment;
  const canCancel = cancelUntil !== null && now !== null && now < new Date(cancelUntil).getTime();
  return (
    <>
      <h2 className={styles.title}>{copy.noted(usdExact(amountCents))}</h2>
      {ending ? <p>{endingCopy[ending]}.</p> : <p>{copy.noted2}</p>}
      {ending === null ? (
        <p>{heldCents !== null && heldAsOf ? copy.held(usdExact(heldCents), dayOf(heldAsOf)) : copy.notHeld}</p>
      ) : null}
      {ending === null && reconfirmBy ? (
        <Notice tone="attention" title={copy.changedTitle}>
          {changes.map(({ at, text }) => (
            <p key={at}>
              {dayOf(at)}: {text}
            </p>
          ))}
          <p>{copy.confirmBy(formatUtcMinute(reconfirmBy))}</p>
          <Button isWide isBusy={isBusy} onClick={() => void change((calls, params) => calls.reconfirm({ params }))}>
            {copy.confirm}
          </Button>
        </Notice>
      ) : null}
      {ending === null && portal && !isSample ? (
        <ButtonLink href={portal.url} isWide>
          {copy.open(portal.name)}
        </ButtonLink>
      ) : null}
      {ending === null && cancelUntil ? (
        <p className={styles.note}>{canCancel ? copy.until(formatUtcMinute(cancelUntil)) : copy.past}</p>
      ) : null}
      {ending === null && canCancel ? (
        <Button
          isWide
          weight="outline"
          isBusy={isBusy}
          onClick={() => void change((calls, params) => calls.cancel({ params }))}
        >
          {copy.cancel}
        </Button>
      ) : null}
    </>
  );
}
