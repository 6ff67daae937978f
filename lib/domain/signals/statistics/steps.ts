/** A long computation in steps of a few milliseconds, between which its caller can let other work run. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Runs all steps at once, for small inputs. */
export function runStepsSync<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Number of random draws per step, which takes about ten milliseconds. */
const drawsPerStep = 500_000;

/** Calls `make` `count` times and returns the results. Each call draws `draws` random numbers. */
export function* repeated(count: number, draws: number, make: () => number): Steps<number[]> {
  const results: number[] = [];
  const perStep = Math.ceil(drawsPerStep / Math.max(1, draws));
  while (results.length < count) {
    results.push(make());
    if (results.length % perStep === 0) yield;
  }
  return results;
}
