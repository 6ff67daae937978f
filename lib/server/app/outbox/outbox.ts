import { log } from '@/lib/server/platform/log/log';
import type { Topic } from '@/lib/server/platform/outbox/outbox-messages-repository';
import { createWakeSignal, type WakeSignal } from '@/lib/server/platform/jobs/wake-signal';
import { batchSize, beginDelivery } from './deliver';
import { listenForMessages } from '@/lib/server/platform/outbox/listen';
import { openTopics } from '../jobs/topics';

export type Pump = {
  /** Stops taking new messages and resolves when those being delivered are done. */
  stop(): Promise<void>;
};

/** Polling interval. Polling finds messages that are due for a retry, and those whose notification was lost. */
const pollMs = 2_000;

/** Delivers the outbox with one loop per topic, so that a slow provider does not delay other topics. */
export function startPump(): Pump {
  const signal = createWakeSignal();
  const listener = listenForMessages(() => signal.notify());
  const loops = openTopics().map((topic) => run(topic, signal));
  return {
    async stop() {
      signal.stop();
      await Promise.all([...loops, listener.stop()]);
    },
  };
}

/** Keeps up to `batchSize` messages of a topic in delivery. A slow message occupies only its own slot. */
async function run(topic: Topic, signal: WakeSignal) {
  const underway = new Set<Promise<void>>();
  const trouble = createTrouble(topic);
  const begin = (delivery: Promise<unknown>) => {
    const ended: Promise<void> = delivery.then(trouble.end, trouble.begin).finally(() => underway.delete(ended));
    underway.add(ended);
  };
  while (!signal.isStopped) {
    const { notified } = signal;
    const free = batchSize - underway.size;
    let begun = 0;
    try {
      const deliveries = free > 0 ? await beginDelivery(topic, free) : [];
      deliveries.forEach(begin);
      begun = deliveries.length;
      trouble.end();
    } catch (error) {
      trouble.begin(error);
    }
    if (begun === 0) await Promise.race([signal.sleep(notified, pollMs), ...underway]);
  }
  await Promise.all(underway);
}

/** Logs the start and end of a database failure, once each. A claim that could not be completed expires. */
function createTrouble(topic: Topic) {
  let isTroubled = false;
  return {
    begin: (error: unknown) => {
      if (!isTroubled) log.warn({ err: error, topic }, 'the outbox is stalled');
      isTroubled = true;
    },
    end: () => {
      if (isTroubled) log.info({ topic }, 'the outbox has recovered');
      isTroubled = false;
    },
  };
}
