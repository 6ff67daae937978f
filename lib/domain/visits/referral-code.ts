/**
 * Returns a value that is a valid referral code (up to 64 letters, digits, dashes and underscores), otherwise
 * undefined.
 */
export const referralCode = (value: unknown) =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined;

/** Alphabet and length of our own codes. Leaves out characters that look alike: 0 and o; 1, i and l. */
export const ownCode = { letters: 'abcdefghjkmnpqrstuvwxyz23456789', length: 8 } as const;

/** Whether a code has the format of our own codes. A URL may contain any code. */
export const isOwnCode = (code: string) =>
  code.length === ownCode.length && [...code].every((letter) => ownCode.letters.includes(letter));

/** Query parameter of URLs that our short links redirect to, whose click is already counted. */
export const referralMark = 'via=r';
