import { paths } from './paths';

/** The sign-up page, which leads back to a page of this site, also from a new tab or before our scripts run. */
export const signUpFrom = (page: string) =>
  page === paths.home ? paths.signUp : `${paths.signUp}?from=${encodeURIComponent(page)}`;
