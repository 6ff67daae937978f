const slot = Symbol.for('site.lastOutage');
const shelf = globalThis as { [slot]?: number };

/** Records that a page could not load its data. The site's server and the pages are separate bundles in one process. */
export function noteOutage() {
  shelf[slot] = performance.now();
}

/** Whether a page requested at that time may have failed because its data was unavailable. */
export const hadOutageSince = (startedAt: number) => (shelf[slot] ?? Number.NEGATIVE_INFINITY) >= startedAt;
