import { log } from '../log/log';

type Revalidate = ((path: string) => Promise<void>) | undefined;

/** For each path, the regeneration in progress and the one queued after it. */
const underway = new Map<string, { now: Promise<void>; next?: Promise<void> }>();

/**
 * Regenerates pages after a change. Does not reject: a page that fails is regenerated after its revalidation interval.
 */
export async function regeneratePages(paths: readonly string[], revalidate: Revalidate) {
  if (!revalidate) return;
  try {
    for (const path of paths) await runCoalesced(path, () => revalidate(path));
  } catch (error) {
    log.warn({ err: error, paths }, 'could not regenerate a page; its revalidation interval applies');
  }
}
/**
 * Runs `make`, but never twice at a time for one path. A run in progress may have read data from before the latest
 * change, so one more is queued and shared by all callers.
 */
export function runCoalesced(path: string, make: () => Promise<void>): Promise<void> {
  const current = underway.get(path);
  if (!current) return begin(path, make);
  current.next ??= current.now.then(
    () => begin(path, make),
    () => begin(path, make),
  );
  return current.next;
}

function begin(path: string, make: () => Promise<void>) {
  const entry: { now: Promise<void>; next?: Promise<void> } = {
    now: make().finally(() => {
      if (underway.get(path) === entry && !entry.next) underway.delete(path);
    }),
  };
  underway.set(path, entry);
  return entry.now;
}
