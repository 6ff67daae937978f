import type { TradeRecord } from '@/lib/contracts/signals/trades';
import type { AllTrades } from '@/lib/domain/signals/all-trades';
import type { Steps } from '@/lib/domain/signals/statistics/steps';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { readAllTrades, readLatestTrades } from './all-trades';
import { runSteps } from './run-steps';
import { readStoredFigures } from './read-stored-figures';

/** Revalidation interval of record pages, in seconds. */
const revalidateS = 60;

/**
 * Props of a static page that shows the track record. The build has no database, so the page is built empty and
 * regenerated when the site starts.
 */
export async function recordProps<Figures>(read: () => Promise<Figures>) {
  if (isBuilding()) return { figures: null, revalidate: 1 };
  return { figures: await read(), revalidate: revalidateS };
}

/** Figures computed from all trades of the record and its latest ones, oldest first. */
export const recordFigures = <Figures>(
  name: string,
  latest: number,
  of: (all: AllTrades, latest: TradeRecord) => Steps<Figures>,
) =>
  readStoredFigures({ name, usesPrices: false }, async () => {
    const [all, list] = await Promise.all([readAllTrades('record'), readLatestTrades(latest)]);
    return runSteps(of(all, list));
  });
