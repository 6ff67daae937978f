import { SignInOffer } from '@/components/modals/sign-in-offer';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { useSessionUser } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import type { EqualityCopy } from '@/lib/content/investing/equality';

const loadForm = async () => (await import('./answer-form')).AnswerForm;

/** The reader's self-description. Its code loads only for signed-in readers. */
export function OwnAnswer({ copy }: { copy: EqualityCopy['own'] }) {
  const user = useSessionUser();
  const { part: AnswerForm, failure, retry } = useLazyModule(loadForm, user !== null);
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
  return <PendingSection title={copy.failed} failure={failure} onRetry={retry} label={copy.loading} />;
}
