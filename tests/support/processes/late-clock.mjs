// Loaded before a program: for it, a day has come by which every review is overdue.
const { now } = Date;
globalThis.Date = class extends Date {
  constructor(...given) {
    if (given.length === 0) super(globalThis.Date.now());
    else super(...given);
  }
  static now = () => now() + 75 * 365 * 86_400_000;
};
