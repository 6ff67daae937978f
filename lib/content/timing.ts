/** Words of the timing signals, wherever they are shown. */
export const timingPage = {
  research: 'Research',
  title: 'Sector and stock timing',
  description: 'Timing signals for sectors and stocks, each with its error band, scored against what happened after.',
  lead: 'A rule looks at past prices and says up, down or flat for the next four weeks. Every signal is kept as it was issued and judged on the day it is due.',
  notAdvice: 'A signal is the output of a rule. It is not a recommendation to buy or sell anything.',
  sectors: 'Signals for sectors',
  stocks: 'Signals for stocks',
  rule: 'How a signal is made and judged',
  all: 'All sectors',
  filter: 'Show',
} as const;

export const signalWords = {
  open: 'Open now',
  openOf: (shown: number, all: number) =>
    shown === all
      ? `All ${all.toLocaleString('en-US')} open signals`
      : `${shown} of ${all.toLocaleString('en-US')} open signals`,
  settled: 'Settled',
  openForMembers: (count: number) =>
    `${count === 1 ? 'One open signal is' : `${count} open signals are`} shown to members. An account is free and asks for no card.`,
  signIn: 'Log in to see',
  noneOpen: 'No signal is open right now',
  noneOpenText: 'The rule has nothing to say until the next one is issued.',
  noneSettled: 'No signal has come due yet',
  noneSettledText: 'Each will stand here from the day it is judged, right or wrong.',
  withheld: (count: number) =>
    `${count === 1 ? 'One signal is' : `${count} signals are`} not shown: without its error band or the plain guess beside it, a forecast promises more than it holds.`,
  more: (count: number) => `Show ${count}`,
  settledOf: (shown: number, all: number) =>
    shown === all
      ? `All ${all.toLocaleString('en-US')} settled signals, the latest first`
      : `The latest ${shown} of ${all.toLocaleString('en-US')} settled signals`,
} as const;
