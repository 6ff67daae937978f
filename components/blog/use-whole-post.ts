import { useCallback } from 'react';
import { forgetPaywall } from '@/lib/client/paywall';
import { useOwn } from '@/lib/client/use-own';
import type { PostPage } from '@/lib/contracts/posts';
import { paths } from '@/lib/domain/paths';

/**
 * A post as whoever is signed in may read it. The page itself is everybody's and knows the beginning only; the rest is
 * asked for with the member's own key, and another member's answer is never shown.
 */
export function useWholePost(post: PostPage) {
  const { id } = post;
  const read = useCallback(
    async (calls: Calls, signal: AbortSignal) => {
      const found = await calls.read({ params: { id }, signal });
      if (found.access.isOpen) forgetPaywall(paths.post(id));
      return found;
    },
    [id],
  );
  const { data, failure, isSignedIn, retry } = useOwn(loadCalls, read, !post.access.isOpen);
  const mine = data?.id === id ? data : undefined;
  return {
    post: mine ?? post,
    isSignedIn,
    isWaiting: !post.access.isOpen && isSignedIn && !mine && failure === '',
    failure: mine ? '' : failure,
    retry,
  };
}

type Calls = Awaited<ReturnType<typeof loadCalls>>;
const loadCalls = async () => (await import('./post-calls')).postCalls();
