/** A long computation in steps of a few milliseconds: between two steps its caller may let other work run. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** All steps at once, for few trades. */
export function runStepsSync<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Random draws between two pauses: about ten milliseconds. */
const drawsPerStep = 500_000;

/** `count` results of a function that draws `draws` random numbers for each. */
export function* repeated(count: number, draws: number, make: () => number): Steps<number[]> {
  const results: number[] = [];
  const perStep = Math.ceil(drawsPerStep / Math.max(1, draws));
  while (results.length < count) {
    results.push(make());
    if (results.length % perStep === 0) yield;
  }
  return results;
}
