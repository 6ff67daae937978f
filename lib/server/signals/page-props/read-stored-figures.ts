import { siteServices, type FigureView } from '@/lib/server/platform/site-services';

/** Returns a view's figures; they are recomputed only when the trades, their prices or the day have changed. */
export async function readStoredFigures<Figures>(view: FigureView, make: () => Promise<Figures>): Promise<Figures> {
  return JSON.parse(await siteServices().keptFigures(view, async () => JSON.stringify(await make()))) as Figures;
}
