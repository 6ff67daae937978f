/** Messages of the referral program. */
export const linkInactive = 'This referral link is not active.';
export const promoterTermsOutdated = 'The terms have changed. Reload the page to read them.';
