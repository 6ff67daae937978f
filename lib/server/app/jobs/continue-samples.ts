import { db } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { seedOutcomes } from '@/lib/server/sample-data/outcomes';
import { seedSignals } from '@/lib/server/sample-data/signals';

/** Adds signals and outcomes to a demo, based on its market data. */
export async function continueSamples() {
  if (settings().mode !== 'demo') return;
  await seedSignals(db());
  await seedOutcomes(db());
}
