import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareSocketFolder } from '@/lib/server/platform/db/embedded/socket-folder';
import { temporaryFolder } from '@/tests/support/temporary-folder';

let place = '';
beforeEach(() => {
  place = temporaryFolder('s');
  vi.stubEnv('TMPDIR', place);
});
// Otherwise the next file of this process would use temporary folders inside a removed one.
afterEach(() => vi.unstubAllEnvs());

const anHourAgo = new Date(Date.now() - 3_600_000);

/** Creates a socket folder as a server leaves it; `owner` is the process id in its lock file. */
function leave(name: string, { owner, dataDir = place, at = anHourAgo }: Left = {}) {
  const folder = join(place, name);
  mkdirSync(folder, { mode: 0o700 });
  if (owner !== undefined) writeFileSync(join(folder, '.s.PGSQL.5432.lock'), `${owner}\n${dataDir}\n1\n5432\n`);
  utimesSync(folder, at, at);
  return folder;
}
type Left = { owner?: number; dataDir?: string; at?: Date };

/** Larger than any Linux process id. */
const unusedPid = 2 ** 22 + 1;

describe('[K3] a start', () => {
  it('removes socket folders whose server has stopped', () => {
    const gone = [leave('site-pg-aaaaaa', { owner: unusedPid }), leave('site-pg-bbbbbb')];
    const made = prepareSocketFolder(undefined);
    expect(gone.filter((folder) => existsSync(folder))).toEqual([]);
    expect(readdirSync(place)).toEqual([made.slice(place.length + 1)]);
  });

  it('removes those whose pid belongs to another process by now', () => {
    const folder = leave('site-pg-aaaaaa', { owner: process.pid });
    prepareSocketFolder(undefined);
    expect(existsSync(folder)).toBe(false);
  });

  it('leaves those of a running server, new ones and unrelated files', () => {
    const kept = [
      leave('site-pg-aaaaaa', { owner: process.pid, dataDir: process.cwd() }),
      leave('site-pg-bbbbbb', { at: new Date() }),
      leave('site-pg-dddddd', { owner: unusedPid, at: new Date() }),
      leave('site-pg-cccccc', { owner: process.pid, dataDir: '/of/another/mount/namespace' }),
      leave('site-pg-somebody-else'),
      leave('other-aaaaaa', { owner: unusedPid }),
    ];
    prepareSocketFolder(undefined);
    expect(kept.filter((folder) => !existsSync(folder))).toEqual([]);
  });

  it('marks the folder that it uses again as new, so that no other start removes it', () => {
    const folder = leave('site-pg-aaaaaa', { owner: unusedPid });
    expect(prepareSocketFolder(folder)).toBe(folder);
    prepareSocketFolder(undefined);
    expect(existsSync(folder)).toBe(true);
  });
});
