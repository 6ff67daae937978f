import { siteServices } from '@/lib/server/platform/site-services';

/** Figures of the trades, computed once while the trades, their prices and the day are the same. */
export async function keptFigures<Figures>(view: string, make: () => Promise<Figures>): Promise<Figures> {
  return JSON.parse(await siteServices().keptFigures(view, async () => JSON.stringify(await make()))) as Figures;
}
