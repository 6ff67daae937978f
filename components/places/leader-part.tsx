import { Button } from '@/components/ui/button';
import { dayOfInstant } from '@/lib/content/place-view';
import { claimPanelWords as words } from '@/lib/content/claim-panel';
import type { PlaceStanding } from '@/lib/contracts/places';
import styles from './claim-panel.module.css';
import { ReportForm } from './report-form';
import type { useStanding } from './use-standing';

type Change = ReturnType<typeof useStanding>['change'];
type LeaderPartProps = { claim: NonNullable<PlaceStanding['claim']>; isBusy: boolean; change: Change };

/** What whoever claimed or leads a place can do: report, renew, give it back. */
export function LeaderPart({ claim, isBusy, change }: LeaderPartProps) {
  const { state, decidedBy, termEndsAt, lapsesAt, renewableFrom } = claim;
  const isRenewable = renewableFrom !== null && new Date(renewableFrom) <= new Date();
  return (
    <>
      <p className={styles.title}>{state === 'held' ? 'You lead this place' : 'You were first'}</p>
      {state === 'held' && termEndsAt && lapsesAt ? (
        <>
          <p>
            Your term ends on {dayOfInstant(termEndsAt)}. Report again before {dayOfInstant(lapsesAt)} to keep the
            place.
          </p>
          <ReportForm isBusy={isBusy} send={(body) => change((calls, params) => calls.report({ params, body }))} />
        </>
      ) : (
        <p>Your claim waits to be confirmed, by {dayOfInstant(decidedBy)} at the latest.</p>
      )}
      {isRenewable ? (
        <Button isWide isBusy={isBusy} onClick={() => void change((calls, params) => calls.renew({ params }))}>
          {words.renew}
        </Button>
      ) : null}
      <Button
        isWide
        weight="outline"
        isBusy={isBusy}
        onClick={() => void change((calls, params) => calls.withdraw({ params }))}
      >
        {state === 'held' ? words.withdrawHeld : words.withdrawPending}
      </Button>
    </>
  );
}
