import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../support/free-port';
import { commandOf } from '../support/npm-script';
import { publicPages } from './public-pages';
import { startServer } from './servers';

/** The W3C's own checker over every public page. It needs Java and 32 MB, so it is no part of the tests. */
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
  env: { PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' },
});
try {
  const files: string[] = [];
  for (const path of [...publicPages, '/places/cities/chicago-il', '/stocks/AAPL', '/login', '/no-such-page']) {
    const file = join(folder, `${path.replaceAll(/[^\w-]/g, '_')}.html`);
    writeFileSync(file, await (await fetch(site.url + path)).text());
    files.push(file);
  }
  // Its CSS is that of some years ago: it knows neither line-clamp nor paint-order.
  const options = ['-Xss4m', '-jar', resolve(jar), '--errors-only', '--format', 'text', '--filterpattern', 'CSS: .*'];
  const { status, stderr } = spawnSync('java', [...options, ...files], { encoding: 'utf8' });
  console.log(stderr.trim() || `${files.length} pages, no error.`);
  process.exitCode = status === 0 ? 0 : 1;
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
