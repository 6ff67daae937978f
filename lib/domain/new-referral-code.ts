import { customAlphabet } from 'nanoid';

/** Eight characters that can be read aloud: no 0 and o, no 1, i and l. */
export const newReferralCode = customAlphabet('abcdefghjkmnpqrstuvwxyz23456789', 8);
