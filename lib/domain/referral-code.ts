/** A referral code as it may be kept: at most 64 letters, digits, dashes and underscores; anything else is dropped. */
export const referralCode = (value: unknown) =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined;

/** What the codes that we give out are made of, so that they can be read aloud: no 0 and o, no 1, i and l. */
export const ownCode = { letters: 'abcdefghjkmnpqrstuvwxyz23456789', length: 8 } as const;

/** Whether a code can be one of ours. An address may carry any. */
export const isOwnCode = (code: string) =>
  code.length === ownCode.length && [...code].every((letter) => ownCode.letters.includes(letter));

/** Stands behind the code when our own short link led here: its click has been counted. */
export const referralMark = 'via=r';
