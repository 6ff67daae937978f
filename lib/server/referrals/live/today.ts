import { sessionEnded } from '@/lib/content/shared/messages';
import type { Today } from '@/lib/contracts/referrals/today';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { findSince } from './today-repository';

/** Clicks, sign-ups and sales through each account's links since midnight UTC. */
export async function readTodays(accountIds: readonly string[]): Promise<Map<string, Today>> {
  const day = utcDay(now());
  const rows = await findSince(db(), accountIds, new Date(`${day}T00:00:00Z`));
  return new Map(
    rows.map(({ accountId, latest, ...counts }) => [
      accountId,
      { day, ...counts, latest: latest.map((event) => ({ ...event, at: new Date(event.at).toISOString() })) },
    ]),
  );
}

/** The same counts for one account. */
export async function readToday(accountId: string): Promise<Today> {
  const today = (await readTodays([accountId])).get(accountId);
  if (!today) throw new AppError('unauthorized', sessionEnded);
  return today;
}
