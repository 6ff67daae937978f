const slot = Symbol.for('site.stopping');
const shelf = globalThis as { [slot]?: boolean };

/** Whether this process is shutting down: readiness fails and no new work starts. */
export const isStopping = () => shelf[slot] === true;

export function announceStop() {
  shelf[slot] = true;
}
