import type { z } from 'zod';
import type { profile } from '@/lib/contracts/users';
import { loginNeeded } from '@/lib/content/messages';
import { now } from '../clock';
import { db } from '../db/pool';
import { AppError } from '../errors';
import { networkOf } from '../network';
import type { Origin } from '../origin';
import { findAccountByEmail } from '../repositories/accounts';
import { findProfile, saveSearch } from '../repositories/profile';
import { enforceLimits } from './limits';

export async function readProfile(accountId: string): Promise<z.input<typeof profile>> {
  const found = await findProfile(db(), accountId);
  if (!found) throw new AppError('unauthorized', loginNeeded);
  return { ...found, createdAt: found.createdAt.toISOString() };
}

/** The one call that tells whether an address has an account: throttled for each network and for all together. */
export async function accountExists(email: string, origin: Origin): Promise<boolean> {
  await enforceLimits(
    [
      { limit: 'existsByIp', key: networkOf(origin.ip) },
      { limit: 'existsOverall', key: 'all' },
    ],
    origin,
  );
  return (await findAccountByEmail(db(), 'user', email)) !== null;
}

export const rememberSearch = (accountId: string, search: string) => saveSearch(db(), { accountId, search, at: now() });
