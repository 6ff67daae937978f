import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { databaseFailureOf } from '@/lib/server/platform/db/faults';
import { log } from '@/lib/server/platform/log/log';
import { settings } from '@/lib/server/platform/settings/env';
import type { FigureView } from '@/lib/server/platform/site-services';
import { figureSources, findStoredFigures, saveFigures } from './stored-figures-repository';

const running = new Map<string, Promise<string>>();

/**
 * The figures of a view as JSON text: the stored ones while the trades, the prices, the day and the code are unchanged,
 * otherwise newly computed and stored. The basis is read before the trades, so figures made stale by a concurrent
 * change are stored under a basis that is never requested again.
 */
export async function storedFiguresOf(
  { name: view, usesPrices }: FigureView,
  edition: string,
  make: () => Promise<string>,
): Promise<string> {
  // Trades of an external API are not in our database.
  if (settings().apiBaseUrl) return make();
  const made = `${utcDay(now())} ${edition}`;
  const [found] = await findStoredFigures({ view, made, names: figureSources(usesPrices) });
  if (!found) throw new Error(`The figures of ${view} have no stored version.`);
  if (found.figures !== null) return found.figures;
  const key = `${view} ${found.basis}`;
  const known = running.get(key);
  if (known) return known;
  const figures = makeAndKeep(view, found.basis, make).finally(() => running.delete(key));
  running.set(key, figures);
  return figures;
}

async function makeAndKeep(view: string, basis: string, make: () => Promise<string>) {
  const figures = await make();
  await saveFigures({ view, basis, figures }).catch((error: unknown) => {
    // If the database cannot store them, such as on a full disk, the page is still served and the next read recomputes
    // them.
    if (databaseFailureOf(error) === undefined) throw error;
    log.warn({ err: error, view }, 'could not store figures');
  });
  return figures;
}
