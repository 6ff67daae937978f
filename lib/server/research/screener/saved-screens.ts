import type { z } from 'zod';
import type { savedScreensContract } from '@/lib/contracts/research/saved-screens';
import { maxSaved, type SavedScreen } from '@/lib/domain/research/screener/saved-screens';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import * as rows from './saved-screens-repository';

type Screens = z.input<typeof savedScreensContract.list.response>;
type Member = { accountId: string; origin: Origin };

export async function readSavedScreens(accountId: string): Promise<Screens> {
  const found = await rows.listScreens(db(), accountId);
  return { items: found.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() })), nextCursor: null };
}

/** Saves all of the screens, or none if the member would have too many. */
export async function saveScreens(member: Member, screens: readonly SavedScreen[]): Promise<Screens> {
  const { accountId } = member;
  await limitChanges(member);
  await transaction(async (tx) => {
    await rows.lockScreens(tx, accountId);
    // Of several screens with the same name the last one wins, as if they had been saved one by one.
    const unique = [...new Map(screens.map((screen) => [screen.name, screen])).values()];
    await rows.upsertScreens(
      tx,
      unique.map((screen) => ({ ...screen, accountId, savedAt: now() })),
    );
    if ((await rows.countScreens(tx, accountId)) > maxSaved)
      throw new AppError('unprocessable', `You can save up to ${maxSaved} screens. Remove one first.`);
  });
  return readSavedScreens(accountId);
}

export async function removeScreen(member: Member, name: string): Promise<Screens> {
  await limitChanges(member);
  await rows.deleteScreen(db(), member.accountId, name);
  return readSavedScreens(member.accountId);
}

const limitChanges = ({ accountId, origin }: Member) =>
  enforceLimits([{ limit: 'savedScreenChangesByAccount', key: accountId }], origin);
