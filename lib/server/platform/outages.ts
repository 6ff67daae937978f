let lastOutage = Number.NEGATIVE_INFINITY;

/** Records that a page could not load its data. */
export function recordOutage() {
  lastOutage = performance.now();
}

/** Whether a page requested at `startedAt` may have failed because its data was unavailable. */
export const hadOutageSince = (startedAt: number) => lastOutage >= startedAt;
