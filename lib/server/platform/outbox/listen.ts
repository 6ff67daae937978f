import { Client } from 'pg';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { log } from '@/lib/server/platform/log/log';
import { outboxChannel } from './outbox-repository';
import { createWakeSignal, type WakeSignal } from '../jobs/wake-signal';

const reconnectMs = 1_000;

/**
 * Calls `onMessage` when new messages are committed, over a dedicated connection. If it is lost, messages are only
 * delivered later, because the outbox is also polled.
 */
export function listenForMessages(onMessage: () => void): { stop(): Promise<void> } {
  const signal = createWakeSignal();
  const life = (async () => {
    while (!signal.isStopped) {
      await listenOnce(onMessage, signal);
      await signal.sleep(signal.notified, reconnectMs);
    }
  })();
  return {
    async stop() {
      signal.stop();
      await life;
    },
  };
}

async function listenOnce(onMessage: () => void, signal: WakeSignal) {
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
    // Messages committed before LISTEN took effect have not triggered a notification.
    onMessage();
    await Promise.race([lost, signal.untilStopped]);
  } catch (error) {
    log.debug({ err: error }, 'the outbox listener could not connect');
  } finally {
    await client.end().catch((error: unknown) => log.debug({ err: error }, 'the outbox listener failed to close'));
  }
}
