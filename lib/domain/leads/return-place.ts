import { paths } from '@/lib/domain/shared/paths';
import { safePath } from '@/lib/domain/shared/redirects';

/** Pages whose path is a secret, and the forms themselves. */
const noReturn = [
  paths.resetPassword(''),
  paths.investorResetPassword(''),
  paths.confirmEmail(''),
  paths.cancelEmail(''),
  paths.confirmSignup(''),
  '/forms/',
];

/** A place on this site that a mailed link may lead back to; null for anything else. */
export function returnPlace(target: unknown): string | null {
  const place = safePath(target, '');
  return place === '' || noReturn.some((start) => place.startsWith(start)) ? null : place;
}
