import { paths } from './paths';

/** The front page, the landing page, error pages, and variants, which have no URL of their own. */
const noReturn = /^\/(\d|_|variants|$)/;

/** The sign-up page, which leads back to a page of this site, also from a new tab or before our scripts run. */
export const signUpFrom = (page: string) =>
  noReturn.test(page) ? paths.signUp : `${paths.signUp}?from=${encodeURIComponent(page)}`;
