// Preloaded into a program: sets a date by which every review is overdue.
const { now, parse, UTC } = Date;
globalThis.Date = class extends Date {
  constructor(...given) {
    if (given.length === 0) super(globalThis.Date.now());
    else super(...given);
  }
  // Its own, not inherited: Next copies only those when it wraps Date.
  static parse = parse;
  static UTC = UTC;
  static now = () => now() + 75 * 365 * 86_400_000;
};
