/** A referral code as it may be kept: at most 64 letters, digits, dashes and underscores; anything else is dropped. */
export const referralCode = (value: unknown) =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined;

/** Stands behind the code when our own short link led here: its click has been counted. */
export const referralMark = 'via=r';
