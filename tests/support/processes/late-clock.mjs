// Preloaded into a program: moves its clock 75 years ahead, so that every review is overdue.
const { now, parse, UTC } = Date;
globalThis.Date = class extends Date {
  constructor(...given) {
    if (given.length === 0) super(globalThis.Date.now());
    else super(...given);
  }
  // Own properties: when Next wraps Date, it copies only those.
  static parse = parse;
  static UTC = UTC;
  static now = () => now() + 75 * 365 * 86_400_000;
};
