import type { z } from 'zod';
import type { profile } from '@/lib/contracts/accounts/users';
import { loginNeeded } from '@/lib/content/shared/messages';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { networkOf } from '@/lib/server/platform/http/network';
import type { Origin } from '@/lib/server/platform/http/origin';
import { findAccountByEmail } from './accounts-repository';
import { findProfile, saveSearch } from './profile-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';

export async function readProfile(accountId: string): Promise<z.input<typeof profile>> {
  const found = await findProfile(db(), accountId);
  if (!found) throw new AppError('unauthorized', loginNeeded);
  return { ...found, createdAt: found.createdAt.toISOString() };
}

/** The only endpoint that reveals whether an address has an account, so it is limited per network and overall. */
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
