const slot = Symbol.for('site.clock');
const shelf = globalThis as { [slot]?: () => Date };

/** The current time. Rules about time call this, so that tests can control it. */
export function now(): Date {
  return shelf[slot]?.() ?? new Date();
}

/** For tests: replaces the clock; without an argument, restores the real one. */
export function setClock(clock?: () => Date) {
  shelf[slot] = clock;
}
