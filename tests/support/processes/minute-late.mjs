// Loaded before a program: its clock runs a minute ahead of everybody else's.
const { now } = Date;
globalThis.Date = class extends Date {
  constructor(...given) {
    if (given.length === 0) super(globalThis.Date.now());
    else super(...given);
  }
  static now = () => now() + 60_000;
};
