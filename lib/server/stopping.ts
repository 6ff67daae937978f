const slot = Symbol.for('site.stopping');
const shelf = globalThis as { [slot]?: boolean };

/** Whether this process has been told to stop: readiness turns red, nothing new is begun. */
export const isStopping = () => shelf[slot] === true;

export function announceStop() {
  shelf[slot] = true;
}
