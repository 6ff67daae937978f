import { readPaywall } from '@/lib/client/data/paywall';
import { readPlaceBeforeSignUp } from '@/lib/client/session/place-before-sign-up';
import { paths } from '@/lib/domain/shared/paths';
import { postPath } from '@/lib/domain/shared/post-path';
import { safePath } from '@/lib/domain/shared/redirects';

type Query = Record<string, string | string[] | undefined>;

/**
 * The page to open after a sign-up, always on this site: the post whose paywall led here, the page's own next step, the
 * post read before the plans, the previous page (which the link may pass as `from`), or the member's home.
 */
export function placeAfterSignUp({ paywall, next, from }: Query) {
  return postPath(paywall) ?? safePath(next, readPaywall() ?? readPlaceBeforeSignUp(from) ?? paths.account);
}
