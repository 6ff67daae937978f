import { Pending } from '@/components/ui/feedback/fetched';
import { TextLink } from '@/components/ui/navigation/text-link';
import { roundPanelCopy as copy } from '@/lib/content/investing/round-panel';
import { paths } from '@/lib/domain/shared/paths';
import { AmountForm } from './amount-form';
import { LimitPart } from './limit-part';
import { CommitmentPart } from './commitment-part';
import { ReservationPart } from './reservation-part';
import styles from './rounds.module.css';
import { useRound } from './use-round';

/** The investor's own part of a round. */
export function InvestorPanel({ slug }: { slug: string }) {
  const round = useRound(slug);
  const { data: investorStatus, isBusy, refusal, change } = round;
  if (!investorStatus) return <Pending of={round} copy={copy} lines={3} />;
  const { commitment, canHandOver, canReserve, portal } = investorStatus;
  const isCommitted = commitment !== null && commitment.ending === null;
  const canCommit = canHandOver && !isCommitted && portal !== null;
  return (
    <div className={styles.part} aria-live="polite">
      {commitment ? (
        <CommitmentPart investorStatus={investorStatus} commitment={commitment} isBusy={isBusy} change={change} />
      ) : null}
      {canReserve || investorStatus.reservation ? (
        <ReservationPart investorStatus={investorStatus} isBusy={isBusy} change={change} />
      ) : null}
      {canCommit ? (
        <>
          <h2 className={styles.title}>{copy.commitTitle}</h2>
          <p>{copy.commitText(portal.name)}</p>
          <p className={styles.note}>{copy.limit}</p>
          <LimitPart oursCents={investorStatus.yearCents} />
          <AmountForm
            investorStatus={investorStatus}
            startCents={investorStatus.reservation?.amountCents}
            submit={copy.commit}
            isBusy={isBusy}
            send={(amountCents) => change((calls, params) => calls.continueToPortal({ params, body: { amountCents } }))}
          />
        </>
      ) : null}
      {!commitment && !canCommit && !canReserve && !investorStatus.reservation ? <p>{copy.nothing}</p> : null}
      {refusal ? (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      ) : null}
      <p>
        <TextLink href={paths.accountInvesting}>{copy.own}</TextLink>
      </p>
    </div>
  );
}
