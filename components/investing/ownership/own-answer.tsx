import { SignInOffer } from '@/components/modals/sign-in-offer';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSessionUser } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { offline } from '@/lib/content/shared/frame';
import type { EqualityCopy } from '@/lib/content/investing/equality';

const loadForm = async () => (await import('./answer-form')).AnswerForm;

/** For signed-in readers; its code loads only then. */
export function OwnAnswer({ copy }: { copy: EqualityCopy['own'] }) {
  const user = useSessionUser();
  const { part: AnswerForm, isLost, retry } = useLazyModule(loadForm, user !== null);
  if (!user)
    return (
      <>
        <noscript>
          <p>{copy.needsScripts}</p>
        </noscript>
        <SignInOffer label={copy.login}>{copy.visitor}</SignInOffer>
      </>
    );
  if (AnswerForm) return <AnswerForm key={`${user.kind}:${user.id}`} copy={copy} />;
  if (!isLost) return <Skeleton label={copy.loading} />;
  return (
    <ErrorState title={copy.failed} onRetry={retry}>
      {offline}
    </ErrorState>
  );
}
