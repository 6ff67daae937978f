import { customAlphabet } from 'nanoid';
import { ownCode } from './referral-code';

export const newReferralCode = customAlphabet(ownCode.letters, ownCode.length);
