import { sectorLabel } from '@/lib/domain/research/sectors';
import { defaultSort, screenFigures } from '@/lib/domain/research/screener/figures';
import { screenFrom } from '@/lib/domain/research/screener/read-screen';
import type { Screen } from '@/lib/domain/research/screener/screen';
import { filterText, screenNames } from './screener';

/** Describes a screen: "Robotics, P/E up to 15. Sorted by P/E, lowest first." */
export function screenText({ sector, bounds, sort }: Pick<Screen, 'sector' | 'bounds' | 'sort'>) {
  const filters = [
    ...(sector === null ? [] : [sectorLabel(sector)]),
    ...screenFigures.flatMap((figure) => (bounds[figure] ? [filterText(figure, bounds[figure])] : [])),
  ];
  const filtered = `${filters.join(', ') || 'All stocks'}.`;
  return sort === defaultSort ? filtered : `${filtered} ${sortText(sort)}`;
}

/** Describes a saved screen. */
export const queryText = (query: string) =>
  screenText(screenFrom(Object.fromEntries(new URLSearchParams(query))).screen);

function sortText(sort: Screen['sort']) {
  const isDown = sort.startsWith('-');
  const key = (isDown ? sort.slice(1) : sort) as keyof typeof screenNames;
  const isName = key === 'ticker' || key === 'name';
  const order = isName ? (isDown ? 'Z to A' : 'A to Z') : isDown ? 'highest first' : 'lowest first';
  return `Sorted by ${isName ? screenNames[key].toLowerCase() : screenNames[key]}, ${order}.`;
}
