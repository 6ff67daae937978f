import { useState } from 'react';
import { prefetchModals } from '@/components/modals/load-modals';
import { openJoinModal } from '@/components/modals/sign-up/open-join-modal';
import { Button } from '@/components/ui/forms/button';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { useSessionUser } from '@/lib/client/session/session';
import { usePendingAction } from '@/lib/client/session/use-pending-action';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { claimPanelCopy as copy } from '@/lib/content/places/claim-panel';
import type { PlacePage } from '@/lib/contracts/places/places';
import { paths } from '@/lib/domain/shared/paths';
import { nameDisplays, type NameDisplay } from '@/lib/domain/shared/name-displays';
import styles from './claim-panel.module.css';
import { DisplayChoice } from './display-choice';

const loadMemberPanel = async () => (await import('./member-panel')).MemberPanel;

/** The reader's actions for a place: claim it, join its waiting list, or manage it. */
export function ClaimPanel({ place, onChange }: { place: PlacePage; onChange: () => Promise<void> }) {
  const user = useSessionUser();
  const member = useLazyModule(loadMemberPanel, user?.kind === 'user');
  const [display, setDisplay] = useState<NameDisplay>('first-name');
  /**
   * True if the button was clicked before signing in. The claim then continues by itself with the selected display
   * name.
   */
  const [shouldClaim, setShouldClaim] = useState(false);
  const canClaim = (place.state === 'free' || place.state === 'lapsed') && !place.offeredUntil;
  const action = `claim ${place.kind}/${place.slug} `;
  usePendingAction(action, (chosen) => {
    setDisplay(nameDisplays.find((each) => each === chosen) ?? display);
    setShouldClaim(true);
  });
  const choice = <DisplayChoice value={display} onChange={setDisplay} />;

  if (user?.kind === 'user') {
    const MemberPanel = member.part;
    return (
      <Panel>
        {MemberPanel ? (
          <MemberPanel place={place} display={display} choice={choice} isWanted={shouldClaim} onChange={onChange} />
        ) : (
          <PendingSection title={copy.failed} failure={member.failure} onRetry={member.retry} label={copy.loading} />
        )}
      </Panel>
    );
  }
  if (user) return <Panel>{copy.investor}</Panel>;
  return (
    <Panel>
      <p className={styles.title}>{canClaim ? copy.join[place.kind] : copy.joinList}</p>
      <noscript>
        <p className={styles.note}>
          {copy.accountNeeded} <TextLink href={paths.signUp}>{copy.signUp}</TextLink>
        </p>
      </noscript>
      <div data-needs-scripts="" className={styles.part}>
        <p className={styles.note}>{canClaim ? copy.thenClaim : copy.thenWait}</p>
        {place.kind === 'schools' ? <p className={styles.note}>{copy.schoolRule}</p> : null}
        {canClaim ? <p className={styles.note}>{copy.role}</p> : null}
        {choice}
        <Button
          isWide
          size="large"
          onPointerEnter={prefetchModals}
          onFocus={prefetchModals}
          onClick={() => openJoinModal(action + display, copy.whyToJoin(place.name))}
        >
          {canClaim ? copy.claim[place.kind] : copy.wait}
        </Button>
      </div>
    </Panel>
  );
}

const Panel = ({ children }: { children: React.ReactNode }) => (
  <section className={styles.panel} aria-label="Your part">
    {children}
  </section>
);
