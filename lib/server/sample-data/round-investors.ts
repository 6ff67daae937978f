import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { sampleAccountId } from '@/lib/domain/referrals/sample-accounts';
import { insertAccount } from '@/lib/server/accounts/accounts-repository';
import type { Database } from '@/lib/server/platform/db/pool';
import { commitments, reservations } from '@/lib/server/platform/db/schema/rounds';
import { sampleStakes } from './round-sample';

const investorId = (place: number) => sampleAccountId(`investor-${place + 1}`);

/** Adds sample investors with reservations and commitments, so that sample rounds show progress. */
export async function seedRoundInvestors(db: Database, today: DateOnly) {
  const noon = (daysAgo: number) => new Date(`${addDays(today, -daysAgo)}T12:00:00Z`);
  const count = Math.max(...sampleStakes.map(({ dollars }) => dollars.length));
  await db.transaction(async (tx) => {
    for (let place = 0; place < count; place += 1) {
      const id = investorId(place);
      const account = await insertAccount(tx, {
        ...{ id, kind: 'investor', firstName: 'Sample', lastName: `Investor ${place + 1}`, phone: null },
        // No password hash, so the account cannot sign in.
        ...{ email: `${id}@example.test`, passwordHash: '', uniqueId: null, referredBy: null, createdAt: noon(60) },
      });
      if (!account && place === 0) return;
    }
    for (const { slug, kind, dollars } of sampleStakes)
      for (const [place, amount] of dollars.entries()) {
        const stake = {
          ...{ id: `sample:${slug}:${place + 1}`, roundId: `sample:${slug}` },
          ...{ accountId: investorId(place), amountCents: amount * 100 },
        };
        // The sample's first look lasts a day, so all reservations were made on its first day.
        const at = noon(1);
        if (kind === 'reservation')
          await tx.insert(reservations).values({ ...stake, state: 'open', legendAt: at, reservedAt: at });
        else
          await tx
            .insert(commitments)
            .values({ ...stake, handedOverAt: noon(10), heldCents: stake.amountCents, heldAsOf: at });
      }
  });
}
