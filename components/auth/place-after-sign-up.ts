import { paths } from '@/lib/domain/paths';
import { safePath } from '@/lib/domain/redirects';

type Query = Record<string, string | string[] | undefined>;

/** Back to the article whose paywall sent the visitor here, or to where another page wanted them next; on this site only. */
export function placeAfterSignUp({ paywall, next }: Query) {
  return safePath(paywall, safePath(next, paths.home));
}
