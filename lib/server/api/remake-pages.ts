import { log } from '../log';

type Revalidate = ((path: string) => Promise<void>) | undefined;

/** Of each path, its page that is being made and the one to be made after it. */
const underway = new Map<string, { now: Promise<void>; next?: Promise<void> }>();

/** The change is done: a page that could not be made anew follows its interval, and that is no failure of the call. */
export async function remakePages(paths: readonly string[], revalidate: Revalidate) {
  if (!revalidate) return;
  try {
    for (const path of paths) await makeOnce(path, () => revalidate(path));
  } catch (error) {
    log.warn({ err: error, paths }, 'a page could not be made anew; it follows its interval');
  }
}
/** A page that is being made may have been read before this change; the next one shows it, and everybody's who waits. */
export function makeOnce(path: string, make: () => Promise<void>): Promise<void> {
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
