const slot = Symbol.for('site.clock');
const shelf = globalThis as { [slot]?: () => Date };

/** The present instant. Rules about time ask here, so that a test can stand at their edge. */
export function now(): Date {
  return shelf[slot]?.() ?? new Date();
}

/** For tests: fixes or moves the clock; without an argument the real one is back. */
export function setClock(clock?: () => Date) {
  shelf[slot] = clock;
}
