import { editDistance } from './edit-distance';

/** The pages whose path is closest to one that does not exist; none if not close enough. */
export function nearestPages<Page extends { path: string }>(address: string, pages: readonly Page[], most = 3): Page[] {
  const wrong = address
    .toLowerCase()
    .slice(0, 80)
    .replaceAll(/[^a-z0-9]+/g, '');
  if (wrong === '') return [];
  return pages
    .map((page) => ({ page, distance: distanceTo(wrong, page.path) }))
    .filter(({ distance }) => distance <= 0.4)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ page }) => page);
}

/** From 0 (equal) to 1 (nothing in common). The last segment alone may match. */
function distanceTo(wrong: string, path: string): number {
  const compact = path.replaceAll(/[^a-z0-9]+/g, '');
  const last = path.split('/').at(-1)?.replaceAll('-', '') ?? '';
  return Math.min(...[compact, last].filter((name) => name !== '').map((name) => shareOf(wrong, name)), 1);
}

const shareOf = (one: string, other: string) => editDistance(one, other) / Math.max(one.length, other.length);
