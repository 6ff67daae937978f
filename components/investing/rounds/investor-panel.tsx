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
  const { data: standing, isBusy, refusal, change } = round;
  if (!standing) return <Pending of={round} copy={copy} lines={3} />;
  const { commitment, canHandOver, canReserve, portal } = standing;
  const isCommitted = commitment !== null && commitment.ending === null;
  const canCommit = canHandOver && !isCommitted && portal !== null;
  return (
    <div className={styles.part} aria-live="polite">
      {commitment ? (
        <CommitmentPart standing={standing} commitment={commitment} isBusy={isBusy} change={change} />
      ) : null}
      {canReserve || standing.reservation ? (
        <ReservationPart standing={standing} isBusy={isBusy} change={change} />
      ) : null}
      {canCommit ? (
        <>
          <p className={styles.title}>{copy.commitTitle}</p>
          <p>{copy.commitText(portal.name)}</p>
          {standing.isSample ? <p className={styles.note}>{copy.sample}</p> : null}
          <p className={styles.note}>{copy.limit}</p>
          <LimitPart oursCents={standing.yearCents} />
          <AmountForm
            standing={standing}
            startCents={standing.reservation?.amountCents}
            submit={copy.commit}
            isBusy={isBusy}
            send={(amountCents) => change((calls, params) => calls.handOver({ params, body: { amountCents } }))}
          />
        </>
      ) : null}
      {!commitment && !canCommit && !canReserve && !standing.reservation ? <p>{copy.nothing}</p> : null}
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
