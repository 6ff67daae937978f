import { oldestHonoredTerms } from '@/lib/content/referrals/promoter-terms';
import type { Leaderboard } from '@/lib/contracts/referrals/leaderboard';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { listedName } from '../listed-name';
import { isListed, listListed, saveListed } from './leaderboard-repository';

const longest = 20;

/** Ambassadors who agreed to be listed. Equal customer counts share a rank. */
export async function readLeaderboard(accountId: string): Promise<Leaderboard> {
  const [rows, own] = await Promise.all([listListed(db(), oldestHonoredTerms, longest), isListed(db(), accountId)]);
  return {
    items: rows.map((row) => ({
      rank: 1 + rows.filter(({ customers }) => customers > row.customers).length,
      name: listedName(row),
      customers: row.customers,
      isYou: row.accountId === accountId,
    })),
    isListed: own,
  };
}

export async function changeListing(accountId: string, { isListed: shouldList }: { isListed: boolean }) {
  await saveListed(db(), accountId, shouldList ? now() : null);
  return readLeaderboard(accountId);
}
