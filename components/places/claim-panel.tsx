import { useState } from 'react';
import { prefetchModals } from '@/components/modals/load-modals';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { useSession } from '@/lib/client/session';
import { useLate } from '@/lib/client/use-late';
import { claimPanelWords as words } from '@/lib/content/claim-panel';
import { offline } from '@/lib/content/frame';
import type { PlacePage } from '@/lib/contracts/places';
import { paths } from '@/lib/domain/paths';
import type { LeaderDisplay } from '@/lib/domain/places';
import styles from './claim-panel.module.css';
import { DisplayChoice } from './display-choice';

const loadMemberPanel = async () => (await import('./member-panel')).MemberPanel;

/** What a reader can do about a place: claim it, wait for it, or look after it. */
export function ClaimPanel({ place, onChange }: { place: PlacePage; onChange: () => Promise<void> }) {
  const { user } = useSession();
  const member = useLate(loadMemberPanel, user?.kind === 'user');
  const [display, setDisplay] = useState<LeaderDisplay>('first-name');
  /** A visitor pressed the button and is logging in: the claim goes on by itself. */
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = place.state === 'free' || place.state === 'lapsed';
  const choice = <DisplayChoice value={display} onChange={setDisplay} />;

  if (user?.kind === 'user') {
    const MemberPanel = member.part;
    return (
      <Panel>
        {MemberPanel ? (
          <MemberPanel
            place={place}
            memberId={user.id}
            display={display}
            choice={choice}
            isWanted={isWanted}
            onChange={onChange}
          />
        ) : member.isLost ? (
          <ErrorState title={words.failed} onRetry={member.retry}>
            {offline}
          </ErrorState>
        ) : (
          <Skeleton label={words.loading} />
        )}
      </Panel>
    );
  }
  if (user) return <Panel>{words.investor}</Panel>;
  return (
    <Panel>
      <div data-needs-scripts="" className={styles.part}>
        {choice}
        <Button
          isWide
          size="large"
          onPointerEnter={prefetchModals}
          onFocus={prefetchModals}
          onClick={() => {
            setIsWanted(true);
            openModal('login', { kind: 'user' });
          }}
        >
          {isOpen && !place.offeredUntil ? words.claim : words.wait}
        </Button>
        <p className={styles.note}>{words.loginFirst}</p>
      </div>
      <p className={styles.note}>
        A claim needs a free account. <TextLink href={paths.signUp}>Sign up</TextLink>
      </p>
    </Panel>
  );
}

const Panel = ({ children }: { children: React.ReactNode }) => (
  <section className={styles.panel} aria-label="Your part">
    {children}
  </section>
);
