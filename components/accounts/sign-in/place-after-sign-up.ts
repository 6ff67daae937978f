import { readPaywall } from '@/lib/client/data/paywall';
import { readPlaceBeforeSignUp } from '@/lib/client/session/place-before-sign-up';
import { paths } from '@/lib/domain/shared/paths';
import { postPath } from '@/lib/domain/publishing/post-path';
import { safePath } from '@/lib/domain/shared/redirects';

type Query = Record<string, string | string[] | undefined>;

/**
 * Back to the post whose paywall sent the visitor here, or to the page's own next step, or to the post read before the
 * plans, or to the previous page; else to their home. On this site only.
 */
export function placeAfterSignUp({ paywall, next }: Query) {
  return postPath(paywall) ?? safePath(next, readPaywall() ?? readPlaceBeforeSignUp() ?? paths.account);
}
