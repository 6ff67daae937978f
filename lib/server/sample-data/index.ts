import type { DateOnly } from '@/lib/domain/shared/dates';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import type { Database } from '@/lib/server/platform/db/pool';
import { seedPosts } from './blog';
import { seedCapTable } from './cap-table';
import { seedEquality } from './equality';
import { seedActions } from './market/actions';
import { seedMarket } from './market/index';
import { seedOutcomes } from './outcomes';
import { seedProjects } from './projects';
import { seedReferrals } from './referrals';
import { seedRoundInvestors } from './round-investors';
import { seedRounds } from './rounds';
import { seedSignals } from './signals';
import { seedTrades } from './trades';

/**
 * Adds missing sample data. Existing rows are not changed, so it can run at every start, on any day and in two
 * processes at once.
 */
export async function seed(db: Database, today: DateOnly = utcDay(now())) {
  await seedTrades(db);
  await seedMarket(db, { today });
  await seedActions(db, today);
  await seedSignals(db, today);
  await seedOutcomes(db);
  await seedCapTable(db, today);
  await seedEquality(db, today);
  await seedRounds(db, today);
  await seedRoundInvestors(db, today);
  await seedProjects(db, today);
  await seedPosts(db, today);
  await seedReferrals(today);
}
