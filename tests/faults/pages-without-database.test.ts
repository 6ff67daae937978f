import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { screens } from '@/e2e/support/screens';
import { publicBlogFeed } from '@/lib/domain/shared/site-files';
import { findBinaries } from '@/lib/server/platform/db/embedded/binaries';
import { DATABASE, OWNER } from '@/lib/server/platform/db/embedded/connection';
import { ensureServer } from '@/lib/server/platform/db/embedded/ensure';
import { SOCKET_PORT } from '@/lib/server/platform/db/embedded/parameters';
import { stopServer } from '@/lib/server/platform/db/embedded/postmaster';
import { makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { eventually } from '../support/eventually';
import { endAllRuns } from '@/tests/support/processes/processes';
import { startSite } from '@/tests/support/processes/site';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

/** Pages with changing data, rendered per request. */
const live = ['/blog', '/rounds', '/back-a-project', '/r/AB12CD', '/blog/no-such-post', '/authors/options-desk'];
const files = ['/feed.xml', '/sitemap.xml', '/sitemap-1.xml', publicBlogFeed, '/og/blog.png', '/og/index.png'];

it('[R54] without its database every page and file is the cached one, or a 503 with Retry-After', async () => {
  const folder = join(makeUsedFolder(), 'postgres');
  const socketFolder = await ensureServer(folder, findBinaries());
  const url = `postgresql://${OWNER}@localhost/${DATABASE}?host=${encodeURIComponent(socketFolder)}&port=${SOCKET_PORT}`;
  const site = await startSite({ dataDir: join(folder, '../site'), env: { DATABASE_URL: url } });
  await stopServer(folder);
  await eventually(async () => expect((await site.get('/api/readyz')).status).toBe(503));
  const answers = new Map<string, Response>();
  for (const path of [...live, ...files, ...screens.map((screen) => screen.path)])
    answers.set(path, await fetch(site.url + path, { redirect: 'manual' }));
  const failed = [...answers].filter(([, { status, headers }]) =>
    status === 503 ? !headers.has('retry-after') : status >= 400,
  );
  expect(failed.map(([path, { status }]) => `${status} ${path}`)).toEqual([]);
  for (const path of live) expect([path, answers.get(path)?.status]).toEqual([path, 503]);
  expect(await (await site.get('/rounds')).text()).toContain('The service is temporarily unavailable.');
});
