import { siteServices, type FigureView } from '@/lib/server/platform/site-services';

/** Figures of the trades, computed once while the trades, their prices and the day are the same. */
export async function readStoredFigures<Figures>(view: FigureView, make: () => Promise<Figures>): Promise<Figures> {
  return JSON.parse(await siteServices().keptFigures(view, async () => JSON.stringify(await make()))) as Figures;
}
