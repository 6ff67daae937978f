import { Client } from 'pg';
import { databaseUrl } from '@/lib/server/db/url';
import { log } from '@/lib/server/log';
import { outboxChannel } from '@/lib/server/repositories/outbox';
import { createBell, type Bell } from './bell';

const reconnectMs = 1_000;

/**
 * Hears of new messages when they are committed, on a connection of its own. Losing it costs speed only:
 * the pump also looks by itself.
 */
export function listenForMessages(onMessage: () => void): { stop(): Promise<void> } {
  const bell = createBell();
  const life = (async () => {
    while (!bell.isStopped) {
      await listenOnce(onMessage, bell);
      await bell.sleep(bell.rings, reconnectMs);
    }
  })();
  return {
    async stop() {
      bell.stop();
      await life;
    },
  };
}

async function listenOnce(onMessage: () => void, bell: Bell) {
  const client = new Client({
    connectionString: databaseUrl(),
    application_name: 'outbox listener',
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => {
    client.on('end', resolve);
    client.on('error', (error) => {
      log.debug({ err: error }, 'the outbox listener lost its connection');
      resolve();
    });
  });
  try {
    await client.connect();
    client.on('notification', onMessage);
    await client.query(`listen ${outboxChannel}`);
    // What was committed before we listened has rung for nobody.
    onMessage();
    await Promise.race([lost, bell.untilStopped]);
  } catch (error) {
    log.debug({ err: error }, 'the outbox listener could not connect');
  } finally {
    await client.end().catch((error: unknown) => log.debug({ err: error }, 'the outbox listener ended badly'));
  }
}
