import type { AccountKind } from '@/lib/contracts/accounts';
import { readStored, writeStored } from './storage';

const key = 'lastAccountKind';

/** The kind of account last used in this browser: it outlives the session, so that the next login begins with it. */
export const readLastKind = (): AccountKind => (readStored('local', key) === 'investor' ? 'investor' : 'user');

export const rememberKind = (kind: AccountKind) => writeStored('local', key, kind);
