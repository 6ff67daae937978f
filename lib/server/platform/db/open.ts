import { settings } from '@/lib/server/platform/settings/env';
import { log } from '@/lib/server/platform/log/log';
import { joinServer } from './embedded/server';
import { migrate, type OwnerStep } from './migrate';
import { closePool } from './pool';
import { databaseUrl, setDatabaseLocation } from './url';

export type OpenDatabase = {
  /** For the start-up log line, which must not contain an address or a name. */
  kind: 'embedded' | 'external';
  close: () => Promise<void>;
};

/** Opens the database for this process: starts or joins the embedded one if DATABASE_URL is not set, then migrates. */
export async function openDatabase(steps: OwnerStep[] = []): Promise<OpenDatabase> {
  const { databaseUrl: external, dataDir } = settings();
  const server = external ? undefined : await joinServer(dataDir, notice);
  if (server) setDatabaseLocation(server.url);
  const close = async () => {
    await closePool();
    await server?.release();
    setDatabaseLocation(undefined);
  };
  try {
    await migrate(databaseUrl(), steps);
  } catch (error) {
    await close();
    throw error;
  }
  return { kind: server ? 'embedded' : 'external', close };
}

/** The last failure logged, so that a lasting failure is logged once and not every second. */
let lastTrouble = '';
const notice = {
  lost() {
    if (lastTrouble === '') log.warn('the embedded database does not answer; restarting it');
  },
  restored() {
    lastTrouble = '';
    log.warn('the embedded database has recovered');
  },
  failed(error: unknown) {
    const reason = String(error);
    if (reason !== lastTrouble) log.error({ err: error }, 'cannot monitor the embedded database');
    lastTrouble = reason;
  },
};
