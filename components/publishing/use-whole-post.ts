import { clearPaywall } from '@/lib/client/data/paywall';
import { useMemberData } from '@/lib/client/data/use-member-data';
import type { PostPage } from '@/lib/contracts/publishing/posts';
import { paths } from '@/lib/domain/shared/paths';
import { postClient } from './post-client';

export type WholePost = {
  post: PostPage;
  isSignedIn: boolean;
  isWaiting: boolean;
  failure: string;
  retry: () => void;
};

/**
 * A restricted post with the signed-in account's access; the page itself contains only the beginning. Refreshes when
 * the page regains focus, because the plan may have started in another tab.
 */
export function useWholePost(given: PostPage): WholePost {
  const { id } = given;
  const read = async (calls: ReturnType<typeof postClient>) => {
    const found = await calls.read({ params: { id } });
    if (found.access.isOpen) clearPaywall(paths.post(id));
    return found;
  };
  const result = useMemberData(`post/${id}`, postClient, read, { refreshesOnReturn: true });
  const { data, failure, retry } = result;
  return {
    post: data ?? given,
    isSignedIn: true,
    isWaiting: !data && failure === '',
    failure: data ? '' : failure,
    retry,
  };
}
