import type { TradeRecord } from '@/lib/contracts/signals/trades';
import type { Steps } from '@/lib/domain/signals/statistics/steps';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { readAllTrades } from './all-trades';
import { inTurns } from './in-turns';
import { keptFigures } from './kept-figures';

/** Revalidation interval of record pages, in seconds. */
const keptForS = 60;

/**
 * What a static page shows of the track record. The build has no database: the page is built empty and regenerated when
 * the site starts.
 */
export async function recordFigures<Figures>(view: string, of: (record: TradeRecord) => Steps<Figures>) {
  if (isBuilding()) return { figures: null, revalidate: 1 };
  return {
    figures: await keptFigures(view, async () => inTurns(of(await readAllTrades('record')))),
    revalidate: keptForS,
  };
}
