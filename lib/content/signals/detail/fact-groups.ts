import type { signalFacts } from './signal-facts';

type Fact = ReturnType<typeof signalFacts>[number];
export type FactGroup = { title: string; facts: readonly Fact[] };

const groups: readonly { title: string; names: RegExp }[] = [
  { title: 'Terms', names: /^(Type|Strike|Expires|Breakeven)/ },
  { title: 'Entry', names: /^(Filled|Entry|Cost|Open for)/ },
  { title: 'Exit', names: /^(Exit|Closed|Held)/ },
  { title: 'Result', names: /^(ROI|Result)/ },
];

/** Groups a signal's facts in the order of the trade, leaving out empty groups. */
export const factGroups = (facts: readonly Fact[]): FactGroup[] =>
  groups
    .map(({ title, names }) => ({ title, facts: facts.filter(([name]) => names.test(name)) }))
    .filter((group) => group.facts.length > 0);
