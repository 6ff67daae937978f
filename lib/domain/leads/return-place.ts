import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { safePath } from '@/lib/domain/shared/redirects';

/** Pages that a mailed link never leads back to: those with a secret in the path, and the forms themselves. */
const noReturn = [
  mailedPaths.resetPassword(''),
  mailedPaths.investorResetPassword(''),
  mailedPaths.confirmEmail(''),
  mailedPaths.cancelEmail(''),
  mailedPaths.confirmSignup(''),
  '/forms/',
];

/** A path on this site that a mailed link may lead back to; null for anything else. */
export function returnPlace(target: unknown): string | null {
  const place = safePath(target, '');
  return place === '' || noReturn.some((start) => place.startsWith(start)) ? null : place;
}
