import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Pending } from '@/components/ui/feedback/fetched';
import { claimPanelCopy as copy } from '@/lib/content/places/claim-panel';
import { leaderPanelCopy } from '@/lib/content/places/leader-panel';
import { dayOfInstant } from '@/lib/content/places/place-view';
import type { PlacePage } from '@/lib/contracts/places/places';
import type { NameDisplay } from '@/lib/domain/shared/name-displays';
import styles from './claim-panel.module.css';
import { LeaderSection } from './leader-section';
import { usePlaceMember } from './use-place-member';

type MemberPanelProps = {
  place: PlacePage;
  display: NameDisplay;
  choice: ReactNode;
  /** The claim was requested before the login, so it continues once the member is known. */
  isWanted: boolean;
  /** Called after the place has changed. */
  onChange: () => Promise<void>;
};

/** The member's actions for a place. */
export function MemberPanel({ place, display, choice, isWanted, onChange }: MemberPanelProps) {
  const member = usePlaceMember(place, onChange);
  const { data: memberStatus, isBusy, refusal, change } = member;
  const isDone = useRef(false);
  const isOutside = memberStatus !== undefined && memberStatus.claim === null && memberStatus.waiting === null;
  const claim = () => change((calls, params) => calls.claim({ params, body: { display } }));

  useEffect(() => {
    if (!isWanted || !isOutside || isDone.current) return;
    isDone.current = true;
    void claim();
  });

  const part = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // If the clicked button is gone, keep the focus on what replaced it.
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy]);

  if (!memberStatus) return <Pending of={member} copy={copy} lines={3} />;

  const { claim: claimed, waiting } = memberStatus;
  return (
    <div ref={part} tabIndex={-1} className={styles.part} aria-live="polite">
      {claimed ? <LeaderSection claim={claimed} isBusy={isBusy} change={change} /> : null}
      {waiting ? (
        <>
          <p className={styles.title}>
            {waiting.offeredUntil ? leaderPanelCopy.canClaim[place.kind] : `You are number ${waiting.position} in line`}
          </p>
          {waiting.offeredUntil ? (
            <>
              <p>Reserved for you until {dayOfInstant(waiting.offeredUntil)}.</p>
              {choice}
              <Button isWide isBusy={isBusy} onClick={() => void claim()}>
                {leaderPanelCopy.claimOffered}
              </Button>
            </>
          ) : (
            <p>We’ll email you when it’s your turn.</p>
          )}
          <Button
            isWide
            weight="outline"
            isBusy={isBusy}
            onClick={() => void change((calls, params) => calls.leave({ params }))}
          >
            {leaderPanelCopy.leave}
          </Button>
        </>
      ) : null}
      {isOutside ? (
        <>
          {place.kind === 'schools' ? <p className={styles.note}>{copy.schoolRule}</p> : null}
          {memberStatus.isOpen ? <p className={styles.note}>{copy.role}</p> : null}
          {choice}
          <Button isWide size="large" isBusy={isBusy} onClick={() => void claim()}>
            {memberStatus.isOpen ? copy.claim[place.kind] : copy.wait}
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
