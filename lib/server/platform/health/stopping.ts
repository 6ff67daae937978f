let stopping = false;

/** Whether this process is shutting down. Readiness then fails, and no new work starts. */
export const isStopping = () => stopping;

/** Marks this process as shutting down; tests reset it with `false`. */
export function announceStop(is = true) {
  stopping = is;
}
