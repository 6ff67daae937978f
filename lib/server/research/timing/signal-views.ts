import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { insertEvents } from '@/lib/server/visits/events-repository';

type SignalList = 'sector-timing' | 'stock-timing' | 'stocks-to-watch';
type View = { list: SignalList; at: Date };

/** Max buffered views. Views are buffered and inserted in batches, so that no read waits for the insert. */
const longest = 5000;
const pauseMs = 30_000;

type Gathered = { waiting: Map<string, View>; timer: NodeJS.Timeout | undefined; writing: Promise<void> };

const views: Gathered = { waiting: new Map(), timer: undefined, writing: Promise.resolve() };

/** Records that a member saw the open entries of a list, at most once a day per list. */
export function recordSignalView(accountId: string, list: SignalList) {
  const at = now();
  const key = `signal_view:${accountId}:${list}:${utcDay(at)}`;
  if (views.waiting.has(key) || views.waiting.size >= longest) return;
  views.waiting.set(key, { list, at });
  views.timer ??= setTimeout(() => void flushSignalViews(), pauseMs).unref();
}

/**
 * Writes the buffered views; also called when the site stops. If the write fails, they stay buffered, up to the limit.
 */
export function flushSignalViews(): Promise<void> {
  clearTimeout(views.timer);
  views.timer = undefined;
  views.writing = views.writing.then(() => write());
  return views.writing;
}

async function write() {
  const batch = views.waiting;
  views.waiting = new Map();
  if (batch.size === 0) return;
  try {
    await insertEvents(
      db(),
      [...batch].map(([dedupeKey, { list, at }]) => ({ at, name: 'signal_view', path: '', detail: list, dedupeKey })),
    );
  } catch (error) {
    log.warn({ err: error, views: batch.size }, 'could not write signal views; will retry');
    views.waiting = new Map([...batch, ...views.waiting].slice(0, longest));
    views.timer ??= setTimeout(() => void flushSignalViews(), pauseMs).unref();
  }
}
