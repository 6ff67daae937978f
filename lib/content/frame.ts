/**
 * Words of the frame around every page, and nothing else: a module that the frame reads travels with every page,
 * whole. The first two are the specification's (section 8).
 */
export const refreshFailed = 'Failed to refresh access token';
export const signedOut = "You've been signed out.";

export const offline = 'You seem to be offline. Check your connection and try again.';
export const demoBanner = 'Demo site: made-up data, simulated providers. Nothing here is an offer or a result.';

/** How somebody is greeted whose name an API elsewhere does not tell: section 3 promises id and tokens only. */
export const namelessMember = 'Member';

/** The one wording for the way in, on every button that leads there. */
export const signUpLabel = 'Sign up free';
