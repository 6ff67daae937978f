import { log } from '@/lib/server/log';
import type { Topic } from '@/lib/server/repositories/outbox-messages';
import { createBell, type Bell } from './bell';
import { deliverBatch } from './deliver';
import { listenForMessages } from './listen';
import { openTopics } from './topics';

export type Pump = {
  /** Takes no further message and resolves when those in hand are done. */
  stop(): Promise<void>;
};

/** The floor under the notifications, which may be lost with their connection; also what retries wait for. */
const pollMs = 2_000;

/** Moves the outbox: one loop per topic, so that a slow provider keeps nobody else waiting. */
export function startPump(): Pump {
  const bell = createBell();
  const listener = listenForMessages(() => bell.ring());
  const loops = openTopics().map((topic) => run(topic, bell));
  return {
    async stop() {
      bell.stop();
      await Promise.all([...loops, listener.stop()]);
    },
  };
}

async function run(topic: Topic, bell: Bell) {
  let isTroubled = false;
  while (!bell.isStopped) {
    const { rings } = bell;
    let handled = 0;
    try {
      handled = (await deliverBatch(topic)).length;
      if (isTroubled) log.info({ topic }, 'the outbox moves again');
      isTroubled = false;
    } catch (error) {
      // The database is away: said once, tried on. A claim that could not be settled comes back by itself.
      if (!isTroubled) log.warn({ err: error, topic }, 'the outbox stands still');
      isTroubled = true;
    }
    if (handled === 0) await bell.sleep(rings, pollMs);
  }
}
