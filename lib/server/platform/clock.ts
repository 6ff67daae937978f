let clock: (() => Date) | undefined;

/** The current time. Time-dependent code calls this, so that tests can control it. */
export const now = (): Date => clock?.() ?? new Date();

/** For tests: replaces the clock; without an argument, restores the real one. */
export function setClock(other?: () => Date) {
  clock = other;
}
