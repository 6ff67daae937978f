import { useCallback } from 'react';
import { useOwn } from '@/lib/client/use-own';
import type { PostPage } from '@/lib/contracts/posts';

/**
 * A post as whoever is signed in may read it. The page itself is everybody's and knows the beginning only; the rest is
 * asked for with the member's own key, and another member's answer is never shown.
 */
export function useWholePost(post: PostPage) {
  const { id } = post;
  const read = useCallback((calls: Calls, signal: AbortSignal) => calls.read({ params: { id }, signal }), [id]);
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
