import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { claimPanelWords as words } from '@/lib/content/claim-panel';
import { dayOfInstant } from '@/lib/content/place-view';
import type { PlacePage } from '@/lib/contracts/places';
import type { LeaderDisplay } from '@/lib/domain/places';
import styles from './claim-panel.module.css';
import { LeaderPart } from './leader-part';
import { useStanding } from './use-standing';

type MemberPanelProps = {
  place: PlacePage;
  memberId: string;
  display: LeaderDisplay;
  choice: ReactNode;
  /** The claim was pressed before the login: it goes on as soon as the member is known. */
  isWanted: boolean;
  /** Something about the place is another way now. */
  onChange: () => Promise<void>;
};

/** The member's own part of a place. */
export function MemberPanel({ place, memberId, display, choice, isWanted, onChange }: MemberPanelProps) {
  const { current, isBusy, refusal, change, retry } = useStanding(place, memberId, onChange);
  const isDone = useRef(false);
  const standing = current && 'standing' in current ? current.standing : undefined;
  const isOutside = standing !== undefined && standing.claim === null && standing.waiting === null;
  const claim = () => change((calls, params) => calls.claim({ params, body: { display } }));

  useEffect(() => {
    if (!isWanted || !isOutside || isDone.current) return;
    isDone.current = true;
    void claim();
  });

  if (current && 'failure' in current)
    return (
      <ErrorState title={words.failed} onRetry={retry}>
        {current.failure}
      </ErrorState>
    );
  if (!standing) return <Skeleton label={words.loading} />;

  const { claim: own, waiting } = standing;
  return (
    <div className={styles.part} aria-live="polite">
      {own ? <LeaderPart claim={own} isBusy={isBusy} change={change} /> : null}
      {waiting ? (
        <>
          <p className={styles.title}>
            {waiting.offeredUntil ? 'It is yours to claim' : `You are number ${waiting.position} in line`}
          </p>
          {waiting.offeredUntil ? (
            <>
              <p>Until {dayOfInstant(waiting.offeredUntil)} nobody else can claim it.</p>
              {choice}
              <Button isWide isBusy={isBusy} onClick={() => void claim()}>
                {words.claimOffered}
              </Button>
            </>
          ) : (
            <p>We write to you when it is your turn.</p>
          )}
          <Button
            isWide
            weight="outline"
            isBusy={isBusy}
            onClick={() => void change((calls, params) => calls.leave({ params }))}
          >
            {words.leave}
          </Button>
        </>
      ) : null}
      {isOutside ? (
        <>
          {choice}
          <Button isWide size="large" isBusy={isBusy} onClick={() => void claim()}>
            {standing.isOpen ? words.claim : words.wait}
          </Button>
        </>
      ) : null}
      {refusal ? (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      ) : null}
    </div>
  );
}
