import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { readStored, writeStored } from './storage';

const key = 'lastAccountKind';

/** The account kind last used in this browser, kept after logout as the default for the next login. */
export const readLastKind = (): AccountKind => (readStored('local', key) === 'investor' ? 'investor' : 'user');

export const rememberKind = (kind: AccountKind) => writeStored('local', key, kind);
