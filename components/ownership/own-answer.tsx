import { SignInOffer } from '@/components/modals/sign-in-offer';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useSession } from '@/lib/client/session';
import { useLate } from '@/lib/client/use-late';
import { offline } from '@/lib/content/frame';
import type { EqualityWords } from '@/lib/content/equality';

const loadForm = async () => (await import('./answer-form')).AnswerForm;

/** For whoever is signed in; its code and its words come then. */
export function OwnAnswer({ words }: { words: EqualityWords['own'] }) {
  const { user } = useSession();
  const { part: AnswerForm, isLost, retry } = useLate(loadForm, user !== null);
  if (!user)
    return (
      <>
        <noscript>
          <p>{words.needsScripts}</p>
        </noscript>
        <SignInOffer label={words.login}>{words.visitor}</SignInOffer>
      </>
    );
  if (AnswerForm) return <AnswerForm key={`${user.kind}:${user.id}`} words={words} />;
  if (!isLost) return <Skeleton label={words.loading} />;
  return (
    <ErrorState title={words.failed} onRetry={retry}>
      {offline}
    </ErrorState>
  );
}
