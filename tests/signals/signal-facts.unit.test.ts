import { expect, it } from 'vitest';
import { signalFacts, signalSentence } from '@/lib/content/signals/detail/signal-facts';
import { factGroups } from '@/lib/content/signals/detail/fact-groups';
import { signedPercent } from '@/lib/domain/shared/signed-percent';
import { tradeRow } from './record-factory';

const factsOf = (over: Parameters<typeof tradeRow>[1], exitCents: number | null) =>
  Object.fromEntries(signalFacts(tradeRow(1, over), exitCents, '2022-03-01'));

it('[C9] an exit that follows from the ROI says so, and gives that ROI to the last decimal', () => {
  // Computed by hand: $5.50 less 9.4% is $4.983. A rounded $4.98 would imply a loss of 9.45%.
  const facts = factsOf({ bid: 5.5, roi: -9.4, balance: -94 }, null);
  expect(facts).toMatchObject({
    'Entry (bid)': '$5.50',
    'Exit (from ROI)': '$4.983',
    ROI: '−9.4%',
    'Result on $1,000': '−$94',
  });
  expect(factsOf({ bid: 4, roi: 50, balance: 500 }, null)).toMatchObject({ 'Exit (from ROI)': '$6.00' });
  expect(factsOf({ bid: 4.1, roi: 50, balance: 500 }, 615).Exit).toBe('$6.15');
});

it.each([
  [30.47, '+30.5%', 'with a gain of 30.5%.'],
  [-48.84, '−48.8%', 'with a loss of 48.8%.'],
  [0, '0.0%', 'at breakeven.'],
])('[C9] an ROI of %d has the sign and the one decimal of the page’s heading', (roi, figure, outcome) => {
  expect(factsOf({ roi, balance: roi * 10 }, 615).ROI).toBe(figure);
  expect(signalSentence(tradeRow(1, { roi }))).toContain(outcome);
});

it.each([
  [{}, { Terms: 4, Entry: 3, Exit: 3, Result: 2 }],
  [{ closeDate: 'Open', roi: 'TBD' } as const, { Terms: 4, Entry: 4, Result: 2 }],
])('[C9] groups every number of a signal', (over, counts) => {
  const groups = factGroups(signalFacts(tradeRow(1, over), null, '2022-03-01'));
  expect(Object.fromEntries(groups.map(({ title, facts }) => [title, facts.length]))).toEqual(counts);
});

it('[S11] percentages have the minus sign of the dollar figures', () => {
  expect([-9.4, 0, 3.71].map(signedPercent)).toEqual(['−9.4%', '0.0%', '+3.7%']);
});
