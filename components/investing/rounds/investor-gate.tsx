import { NeedsScripts } from '@/components/layout/shell/needs-scripts';
import type { ReactNode } from 'react';
import { openModal } from '@/components/modals/modal-stack';
import { SwitchAccountButton } from '@/components/modals/switch-account-button';
import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { lockIcon } from '@/components/ui/feedback/state-icons/lock';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSessionUser } from '@/lib/client/session/session';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';
import { investingCopy as copy } from '@/lib/content/investing/investing';
import { paths } from '@/lib/domain/shared/paths';
import styles from './investor-gate.module.css';

type InvestorGateProps = {
  /** Shown above the login link when the page has no header. */
  head?: ReactNode;
  children: (investorId: string) => ReactNode;
};

/** Content for investors. Others get a login link. */
export function InvestorGate({ head, children }: InvestorGateProps) {
  const user = useSessionUser();
  const isKnown = useIsHydrated();
  return (
    <>
      {user?.kind === 'investor' ? null : head}
      <NeedsScripts note={copy.needsScripts}>{inside()}</NeedsScripts>
    </>
  );

  function inside() {
    if (user?.kind === 'investor') return children(user.id);
    if (!isKnown)
      return (
        <Section>
          <Skeleton label={copy.loading} lines={6} />
        </Section>
      );
    return (
      <Section>
        <EmptyState
          icon={lockIcon}
          title={user ? copy.userTitle : copy.signInTitle}
          action={
            <div className={styles.actions}>
              {user ? (
                <SwitchAccountButton to="investor" />
              ) : (
                <Button size="large" onClick={() => openModal('login', { kind: 'investor' })}>
                  {copy.logIn}
                </Button>
              )}
              <ButtonLink href={paths.rounds} size="large" weight="outline">
                {copy.publicRounds}
              </ButtonLink>
            </div>
          }
        >
          {user ? copy.userText : copy.signInText}
        </EmptyState>
      </Section>
    );
  }
}

export const Lost = ({ onRetry, reason }: { onRetry: () => void; reason: string }) => (
  <ErrorState title={copy.failed} onRetry={onRetry}>
    {reason}
  </ErrorState>
);
