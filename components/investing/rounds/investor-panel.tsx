import { Pending } from '@/components/ui/feedback/fetched';
import { TextLink } from '@/components/ui/navigation/text-link';
import { roundPanelCopy as copy } from '@/lib/content/investing/round-panel';
import { paths } from '@/lib/domain/shared/paths';
import { AmountForm } from './amount-form';
import { LimitSection } from './limit-section';
import { CommitmentSection } from './commitment-section';
import { ReservationSection } from './reservation-section';
import styles from './rounds.module.css';
import { useRound } from './use-round';

/** The investor's actions in a round. */
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
        <CommitmentSection investorStatus={investorStatus} commitment={commitment} isBusy={isBusy} change={change} />
      ) : null}
      {canReserve || investorStatus.reservation ? (
        <ReservationSection investorStatus={investorStatus} isBusy={isBusy} change={change} />
      ) : null}
      {canCommit ? (
        <>
          <h2 className={styles.title}>{copy.commitTitle}</h2>
          <p>{copy.commitText(portal.name)}</p>
          <p className={styles.note}>{copy.limit}</p>
          <LimitSection oursCents={investorStatus.yearCents} />
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
