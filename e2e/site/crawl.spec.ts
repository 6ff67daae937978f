import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/e2e/support/fixtures';
import { readHead } from './page-heads';
import { screens, unlinked } from '@/e2e/support/screens';
import { pathOf, readSitemap } from '@/e2e/sitemap';

type Visit = { status: number; isPage: boolean; robots: string; links: string[]; words: number; headings: number };

// One worker for both tests, so that each URL is visited once; three times the usual timeout for hundreds of URLs.
test.describe.configure({ mode: 'default', timeout: 180_000 });
let crawled: Promise<Map<string, Visit>> | undefined;

test(
  '[S1] links from the home page lead to every screen, and none is missing or empty',
  { tag: '@slow' },
  async ({ request }) => {
    const visited = await (crawled ??= crawl(request));
    const wrong = [...visited].filter(
      ([path, { status, words, headings }]) => !isFile(path) && (status !== 200 || words < 25 || headings !== 1),
    );
    expect(wrong).toEqual([]);

    const missing = screens.filter(
      ({ name, path }) => !unlinked.includes(name) && !visited.has(path) && !isReachedByKind(path, visited),
    );
    expect(missing).toEqual([]);
  },
);

test('[I9] every linked, indexable page is in the sitemap', { tag: '@slow' }, async ({ request }) => {
  const listed = new Set((await readSitemap(request)).map(pathOf));
  const unlisted = [...(await (crawled ??= crawl(request)))]
    .filter(([path, { isPage, status, robots }]) => isPage && status === 200 && !isFile(path) && robots === '')
    .map(([path]) => path)
    .filter((path) => !listed.has(path));
  expect(unlisted).toEqual([]);
});

async function crawl(request: APIRequestContext) {
  const visited = new Map<string, Visit>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (visited.has(path)) continue;
    const answer = await request.get(path, { maxRedirects: 0 });
    const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
    const visit = { status: answer.status(), isPage, ...readPage(isPage ? await answer.text() : '') };
    visited.set(path, visit);
    waiting.push(...visit.links);
  }
  return visited;
}

/** Whether a screen was reached; with a path parameter, one instance is enough. */
function isReachedByKind(path: string, visited: Map<string, Visit>) {
  const kinds = [
    /^\/stock-insights-by-sector\/[^/]+$/,
    /^\/stock-insights-by-sector\/[^/]+\/news$/,
    /^\/stocks\/[^/]+$/,
    /^\/blog\/[^/]+$/,
    /^\/authors\/[^/]+$/,
    /^\/places\/(cities|schools)\/[^/]+$/,
    /^\/rounds\/[^/]+$/,
    /^\/back-a-project\/[^/]+$/,
  ];
  const kind = kinds.find((pattern) => pattern.test(path));
  return kind !== undefined && [...visited.keys()].some((other) => kind.test(other));
}

const isFile = (path: string) => path.startsWith('/api/') || path.endsWith('.xml');

function readPage(html: string) {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  // Embedded forms count as links, because they post to their own page.
  const links = [...html.matchAll(/<(?:a [^>]*href|form [^>]*action)="(\/[^"#?]*)/g)].map(([, href = '/']) => href);
  const words = main
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  const headings = [...main.matchAll(/<h1[\s>]/g)].length;
  return { links: [...new Set(links)], words, headings, robots: readHead(html).robots };
}
