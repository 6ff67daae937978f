import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@/tests/support/processes/free-port';
import { commandOf } from '@/tests/support/processes/npm-script';
import { makeQuickFolder } from '@/tests/support/database/quick-folder';

const root = join(import.meta.dirname, '../..');

export type Site = { address: string; dataDir: string; stop: () => Promise<void> };

/** Starts the site like `npm start` in a folder, on a free port; resolves when it is ready. */
export async function startSite(settings: Record<string, string> = {}, folder = root): Promise<Site> {
  const ownFolder = settings.DATA_DIR ? undefined : makeQuickFolder('browser');
  const dataDir = settings.DATA_DIR ?? ownFolder ?? '';
  const port = await freePort();
  const child = spawn(process.execPath, commandOf('start'), {
    cwd: folder,
    env: { ...process.env, LOG_LEVEL: 'info', ...settings, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
    if (ownFolder) rmSync(ownFolder, { recursive: true, force: true });
  };
  try {
    await sayingReady(child.stdout, child.stderr, ended);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: `http://127.0.0.1:${port}`, dataDir, stop };
}

/**
 * Resolves when the output says that the site is ready; rejects if the site ends first. There is no timeout, because a
 * first start builds the site. The output is read afterwards too, so that the site never blocks on it.
 */
function sayingReady(out: NodeJS.ReadableStream, err: NodeJS.ReadableStream, ended: Promise<unknown>) {
  return new Promise<void>((resolve, reject) => {
    let output = '';
    const onOutput = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-8_000);
      if (output.includes('the site is ready')) resolve();
    };
    out.on('data', onOutput);
    err.on('data', onOutput);
    void ended.then(() => reject(new Error(`The site ended before it was ready:\n${output}`)));
  });
}
