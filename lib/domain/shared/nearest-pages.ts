import { editDistance } from './text/edit-distance';

/** The pages whose path is most similar to one that does not exist; empty if none is similar enough. */
export function nearestPages<Page extends { path: string }>(address: string, pages: readonly Page[], max = 3): Page[] {
  const typed = address.toLowerCase().slice(0, 80);
  const wrong = compact(typed);
  if (wrong === '') return [];
  // The last segment of a longer path may be a page's name.
  const last = compact(typed.split('/').at(-1) ?? '');
  const names = last.length >= minNameLength ? [wrong, last] : [wrong];
  return pages
    .map((page) => ({ page, distance: Math.min(...names.map((name) => distanceTo(name, page.path))) }))
    .filter(({ distance }) => distance <= 0.4)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ page }) => page);
}

const minNameLength = 4;
const compact = (text: string) => text.replaceAll(/[^a-z0-9]+/g, '');

/** Distance from 0 (equal) to 1 (nothing in common), to the whole path or its last segment. */
function distanceTo(wrong: string, path: string): number {
  const last = path.split('/').at(-1)?.replaceAll('-', '') ?? '';
  return Math.min(...[compact(path), last].filter((name) => name !== '').map((name) => shareOf(wrong, name)), 1);
}

const shareOf = (one: string, other: string) => editDistance(one, other) / Math.max(one.length, other.length);
