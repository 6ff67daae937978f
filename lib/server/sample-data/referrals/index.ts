import type { DateOnly } from '@/lib/domain/shared/dates';
import { transaction } from '@/lib/server/platform/db/pool';
import { insertSampleClicks, openSampleAccounts } from './accounts';
import { playSampleSales } from './sales';

/** Adds a sample ambassador with referrals of two levels. Does nothing if the accounts exist already. */
export const seedReferrals = (today: DateOnly) =>
  transaction(async (tx) => {
    if (!(await openSampleAccounts(tx, today))) return;
    await insertSampleClicks(tx, today);
    await playSampleSales(tx, today);
  });
