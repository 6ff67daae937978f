import { NeedsScripts } from '@/components/layout/needs-scripts';
import type { ReactNode } from 'react';
import { openModal } from '@/components/modals/modal-stack';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/session';
import { useIsHydrated } from '@/lib/client/use-is-hydrated';
import { offline } from '@/lib/content/frame';
import { investingWords as words } from '@/lib/content/investing';

type InvestorGateProps = {
  /** Stands above what others are told, when the page has no head of its own. */
  head?: ReactNode;
  children: (investorId: string) => ReactNode;
};

/** What investors alone see; everybody else is told so, and where to log in. */
export function InvestorGate({ head, children }: InvestorGateProps) {
  const { user } = useSession();
  const isKnown = useIsHydrated();
  return (
    <>
      {user?.kind === 'investor' ? null : head}
      <NeedsScripts note={words.needsScripts}>{inside()}</NeedsScripts>
    </>
  );

  function inside() {
    if (user?.kind === 'investor') return children(user.id);
    if (!isKnown)
      return (
        <Section>
          <Skeleton label={words.loading} lines={6} />
        </Section>
      );
    return (
      <Section>
        <EmptyState
          icon="lock"
          title={words.signInTitle}
          action={
            <Button size="large" onClick={() => openModal('login', { kind: 'investor' })}>
              {words.logIn}
            </Button>
          }
        >
          {user ? words.userText : words.signInText}
        </EmptyState>
      </Section>
    );
  }
}

export const Lost = ({ onRetry, reason = offline }: { onRetry: () => void; reason?: string }) => (
  <ErrorState title={words.failed} onRetry={onRetry}>
    {reason}
  </ErrorState>
);
