import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { dayOfInstant } from '@/lib/content/places/place-view';
import { leaderPanelCopy as copy } from '@/lib/content/places/leader-panel';
import type { PlaceMemberStatus } from '@/lib/contracts/places/places';
import styles from './claim-panel.module.css';
import { ReportForm } from './report-form';
import type { usePlaceMember } from './use-place-member';

type Change = ReturnType<typeof usePlaceMember>['change'];
type LeaderSectionProps = { claim: NonNullable<PlaceMemberStatus['claim']>; isBusy: boolean; change: Change };

/** Actions for the member who claimed or leads a place. */
export function LeaderSection({ claim, isBusy, change }: LeaderSectionProps) {
  const { state, decidedBy, termEndsAt, lapsesAt, renewableFrom } = claim;
  const [isAsking, setIsAsking] = useState(false);
  const isRenewable = renewableFrom !== null && new Date(renewableFrom) <= new Date();
  return (
    <>
      <p className={styles.title}>{state === 'held' ? 'You lead this place' : 'Claim received'}</p>
      {state === 'held' && termEndsAt && lapsesAt ? (
        <>
          <p>
            Your term ends on {dayOfInstant(termEndsAt)}. Report again before {dayOfInstant(lapsesAt)} to keep the
            place.
          </p>
          <ReportForm isBusy={isBusy} send={(body) => change((calls, params) => calls.report({ params, body }))} />
        </>
      ) : (
        <p>We’ll review it by {dayOfInstant(decidedBy)} and email you. Until then it is reserved for you.</p>
      )}
      {isRenewable ? (
        <Button isWide isBusy={isBusy} onClick={() => void change((calls, params) => calls.renew({ params }))}>
          {copy.renew}
        </Button>
      ) : null}
      {isAsking ? (
        <>
          <p role="status">{copy.sure[state]}</p>
          <Button
            isWide
            weight="danger"
            isBusy={isBusy}
            onClick={() => void change((calls, params) => calls.withdraw({ params }))}
          >
            {copy.sureYes[state]}
          </Button>
          <Button isWide weight="outline" onClick={() => setIsAsking(false)}>
            {copy.sureNo[state]}
          </Button>
        </>
      ) : (
        <Button isWide weight="outline" isBusy={isBusy} onClick={() => setIsAsking(true)}>
          {state === 'held' ? copy.withdrawHeld : copy.withdrawPending}
        </Button>
      )}
    </>
  );
}
