/** Copy of the page frame only, because every page bundles this module. The first two are the specification's (section 8). */
export const refreshFailed = 'Failed to refresh access token';
export const signedOut = "You've been signed out.";

export const offline = 'You’re offline. Check your connection and try again.';
export const demoBanner = 'Demo: sample data and simulated providers.';

/** Greeting when the API returns no name (section 3 has id and tokens only). */
export const namelessMember = 'Member';

/** The label of every sign-up button. */
export const signUpLabel = 'Sign up free';
