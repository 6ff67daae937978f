import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@/tests/support/processes/free-port';
import { commandOf } from '@/tests/support/processes/npm-script';
import { startServer } from './servers';

/**
 * Checks every public page with the W3C validator. It needs Java and a 32 MB download, so it is not part of the tests.
 */
const root = join(import.meta.dirname, '../..');
const jar = process.argv[2];
if (!jar || spawnSync('java', ['-version']).status !== 0) {
  console.log(
    'Needs Java and the checker: npm pack vnu-jar, unpack it, then npm run html:w3c -- package/build/dist/vnu.jar',
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'html-w3c-'));
const port = await freePort();
const site = await startServer([process.execPath, ...commandOf('start')], {
  cwd: root,
  port,
  path: '/api/readyz',
  env: { PORT: String(port), DATA_DIR: join(folder, 'data'), RATE_LIMIT_FACTOR: '1000' },
});
try {
  const paths = [...(await someOfSitemap(site.url)), '/login', '/account', '/search?q=options', '/no-such-page'];
  const files: string[] = [];
  for (const path of paths) {
    const file = join(folder, `${path.replaceAll(/[^\w-]/g, '_')}.html`);
    const answer = await fetch(site.url + path);
    if (answer.status !== (path === '/no-such-page' ? 404 : 200)) throw new Error(`${path} answered ${answer.status}`);
    writeFileSync(file, await answer.text());
    files.push(file);
  }
  // Its CSS rules are some years old and do not include line-clamp and paint-order.
  const options = ['-Xss4m', '-jar', resolve(jar), '--errors-only', '--format', 'text', '--filterpattern', 'CSS: .*'];
  const { status, stderr } = spawnSync('java', [...options, ...files], { encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });
  console.log(`${stderr.trim()}\n${files.length} pages, ${status === 0 ? 'no error' : 'with errors'}.`);
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** All URLs in the sitemap, but only a few of the places and stocks, which share a template. */
async function someOfSitemap(url: string) {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  const all = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const seen = new Map<string, number>();
  return all.filter((path) => {
    const [family = ''] = /^\/(?:places\/(?:cities|schools)|stocks)\/(?=.)/.exec(path) ?? [];
    seen.set(family, (seen.get(family) ?? 0) + 1);
    return family === '' || (seen.get(family) ?? 0) <= 5;
  });
}
