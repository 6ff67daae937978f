import { productName } from '@/lib/content/shared/product';
import { sitePages } from '@/lib/content/marketing/site-pages';
import { paths } from '@/lib/domain/shared/paths';
import { stakeCents } from '@/lib/domain/signals/trades';
import { cardOfAuthor, cardOfCategory } from './author-card';
import { cardOfPost } from './post-card';
import { cardOfPlace, cardOfPlaces } from './place-card';
import { cardOfSignal } from './signal-card';
import { cardOfStock } from './stock-card';
import { cardOfSector } from './sector-card';
import { cardOfReport } from './report-card';
import { keptShareCurve } from '../site-files/read-record';
import type { ShareCard } from './share-card';

/** Each source returns the cards of one kind of page. Add a source for a new kind. */
const sources: readonly ((path: string) => Promise<ShareCard | undefined>)[] = [
  cardOfSector,
  cardOfPlaces,
  cardOfSitePage,
  cardOfPlace,
  cardOfStock,
  cardOfSignal,
  cardOfPost,
  cardOfAuthor,
  cardOfCategory,
  cardOfReport,
];

/** The share card of a page; undefined for an unknown path. */
export async function cardOf(path: string): Promise<ShareCard | undefined> {
  for (const source of sources) {
    const card = await source(path);
    if (card) return card;
  }
  return undefined;
}

async function cardOfSitePage(path: string): Promise<ShareCard | undefined> {
  const page = sitePages.find((one) => one.path === path);
  if (!page) return undefined;
  const { closed, balances, isSample, note } = await keptShareCurve();
  const hasCurve = curvePages.includes(path) && closed > 0;
  return {
    brand: productName,
    title: withoutBrand(page.title),
    figure: recordFigure(closed, hasCurve),
    balances: hasCurve ? [stakeCents, ...balances] : [],
    isSample,
    ...(hasCurve && note ? { note } : {}),
  };
}

/** Only pages about the record show the curve; pages that promote earning never do. */
const curvePages: readonly string[] = [paths.home, paths.optionsSignals];

/** The title without the brand, which the picture already shows above it. */
const withoutBrand = (title: string) =>
  title.startsWith(`${productName} · `) ? title.slice(productName.length + 3) : title;

function recordFigure(closed: number, hasCurve: boolean): ShareCard['figure'] {
  if (closed === 0) return null;
  const label = `closed ${closed === 1 ? 'trade' : 'trades'}${hasCurve ? ', $1,000 on each, before costs' : ' in one public record'}`;
  return { value: String(closed), label };
}
