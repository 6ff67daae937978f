/**
 * Copy of the page frame. Nothing else belongs here, because every page bundles this module. The first two texts are
 * from the specification (section 8).
 */
export const refreshFailed = 'Failed to refresh access token';
export const signedOut = "You've been signed out.";

export const offline = 'You’re offline. Check your connection and try again.';
export const demoBanner = 'Demo: sample data and simulated providers.';

/** The name shown if the API returns none (section 3 has the ID and tokens only). */
export const namelessMember = 'Member';

/** The label of every sign-up button. */
export const signUpLabel = 'Sign up free';
