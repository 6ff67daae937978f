import { join } from 'node:path';
import type { Client } from 'pg';
import { findBinaries } from './binaries';
import { DATABASE, OWNER, probe } from './connection';
import { ensureServer, SILENCE_MS } from './ensure';
import { withFileLock } from './file-lock';
import { countOtherLeases, acquireLease } from './lease';
import { makeFolder } from './make-folder';
import { SOCKET_PORT } from './parameters';
import { findRunning, killServer, stopServer } from './postmaster';
import { probeAndFreeConnections } from './free-connections';
import { removeSocketFolder } from './socket-folder';
import { watchSpace } from './space';
import { watch } from './watchdog';

export type EmbeddedServer = {
  /** The current connection URL of the site's database. */
  url: () => string;
  /** Releases this process's lease. The last process to do so stops the server. */
  release: () => Promise<void>;
};

/** Callbacks for changes of the server's state. */
export type Notice = { lost: () => void; restored: () => void; failed: (error: unknown) => void };

const silent: Notice = { lost: () => undefined, restored: () => undefined, failed: () => undefined };

/**
 * Uses the Postgres server of a data folder: creates the folder, starts the server or adopts a running one, and
 * restarts it if necessary until released.
 */
export async function joinServer(dataDir: string, notice: Notice = silent): Promise<EmbeddedServer> {
  const folder = join(dataDir, 'postgres');
  const locked = <Result>(work: () => Promise<Result>) => withFileLock(`${folder}.lock`, work);
  const binaries = findBinaries();
  makeFolder(dataDir);

  let wakeWatchdog: () => void = () => undefined;
  const enter = async (known?: string) => {
    const socketFolder = await ensureServer(folder, binaries, known);
    return { socketFolder, lease: await acquireLease(socketFolder, () => wakeWatchdog()) };
  };
  let share = await locked(() => enter());

  const space = watchSpace(folder);
  const watchdog = watch({
    probe: () => probe(share.socketFolder, SILENCE_MS, probeAndFreeConnections),
    maintain: () => space.check(share.lease),
    onError: notice.failed,
    async heal(isHung) {
      const suspect = isHung ? findRunning(folder)?.pid : undefined;
      notice.lost();
      forget(share.lease);
      space.forget();
      share = await locked(async () => {
        // Another process may have replaced the hung server while this one waited for the lock.
        if (suspect !== undefined && findRunning(folder)?.pid === suspect) await killServer(folder);
        return enter(share.socketFolder);
      });
      notice.restored();
    },
  });
  wakeWatchdog = () => watchdog.wake();

  return {
    url: () =>
      `postgresql://${OWNER}@localhost/${DATABASE}?host=${encodeURIComponent(share.socketFolder)}&port=${SOCKET_PORT}`,
    async release() {
      await watchdog.stop();
      await locked(async () => {
        if (await isNeeded(share.lease, notice)) return share.lease.end();
        forget(share.lease);
        await stopServer(folder);
        removeSocketFolder(share.socketFolder);
      });
    },
  };
}

/** Whether other processes still use the server. A server that does not respond counts as unused. */
async function isNeeded(lease: Client, notice: Notice) {
  try {
    return (await countOtherLeases(lease)) > 0;
  } catch (error) {
    notice.failed(error);
    return false;
  }
}

/** Closes a connection whose server may be gone, ignoring errors. */
function forget(lease: Client) {
  lease.removeAllListeners('end');
  lease.end().catch(() => undefined);
}
