import { customAlphabet } from 'nanoid';
import { ownCode } from '../visits/referral-code';

export const newReferralCode = customAlphabet(ownCode.letters, ownCode.length);
