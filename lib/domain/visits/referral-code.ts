/** Sanitizes a referral code: at most 64 letters, digits, dashes and underscores; undefined otherwise. */
export const referralCode = (value: unknown) =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined;

/** The alphabet of our own codes, without characters that look alike: no 0 and o, no 1, i and l. */
export const ownCode = { letters: 'abcdefghjkmnpqrstuvwxyz23456789', length: 8 } as const;

/** Whether a code can be one of our codes. A URL may contain any. */
export const isOwnCode = (code: string) =>
  code.length === ownCode.length && [...code].every((letter) => ownCode.letters.includes(letter));

/** Marks a URL that our own short link redirected to: its click has been counted. */
export const referralMark = 'via=r';
