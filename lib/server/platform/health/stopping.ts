let stopping = false;

/** Whether this process is shutting down: readiness fails and no new work starts. */
export const isStopping = () => stopping;

/** Announces the shutdown; tests undo it with `false`. */
export function announceStop(is = true) {
  stopping = is;
}
