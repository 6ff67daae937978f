import { afterAll, beforeAll } from 'vitest';
import { makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { endAllRuns } from './processes';
import { sendRaw } from './raw-http';
import { startSite, type Site } from './site';

/** One site for all tests of a file, started before the first and stopped after the last. */
export function siteOfFile() {
  let site: Site | undefined;
  beforeAll(async () => {
    site = await startSite({ dataDir: makeUsedFolder() });
  });
  afterAll(async () => {
    await endAllRuns();
    await removeDataFolders();
  });
  const started = () => {
    if (!site) throw new Error('The site of this file was not started.');
    return site;
  };
  return {
    started,
    /** Sends a raw request line and headers on a connection that closes afterwards. */
    ask: (line: string, headers = '') =>
      sendRaw(started().port, `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`),
  };
}
