import { expect, it } from 'vitest';
import { allocationOf } from '@/lib/domain/investing/allocation';
import { holdingsAfter } from '@/lib/domain/investing/cap-table-sums';
import { sampleLedger } from '@/lib/server/sample-data/cap-table';
import { capTableView } from '@/lib/server/investing/cap-table/page-props/cap-table-view';

const viewOf = (holdings: ReturnType<typeof holdingsAfter>) =>
  capTableView({
    on: '2026-11-01',
    holdings: holdings.map((held) => ({ ...held, shares: String(held.shares) })),
    entries: [],
    headHash: null,
    meta: { source: 'Sample generator', asOf: '2026-11-01T00:00:00.000Z', isSample: true },
  });
const dilutedOf = (view: ReturnType<typeof viewOf>, label: string) =>
  view.groups.find((group) => group.label === label)?.diluted;

it('[H8] the equality group’s share is the same on the cap table and on the commitment’s page', () => {
  const ledger = sampleLedger();
  const view = viewOf(holdingsAfter(ledger));
  expect(dilutedOf(view, 'Equality allocation')).toEqual({ bp: 3_305, text: '33.05%' });
  expect(view.rows.find(({ holder }) => holder === 'Equality allocation')?.diluted).toBe('33.05%');
  expect(allocationOf(ledger).heldBp).toBe(3_305);
});

it('[H7] gives a group the sum of its lines, so that bars and table agree to the last digit', () => {
  // Twice 0.4 basis points: each line shows 0.00%, and so does the group, although 0.8 would round up.
  const view = viewOf([
    { class: 'common', holder: 'founder', shares: 99_986n },
    { class: 'common', holder: 'team', shares: 4n },
    { class: 'preferred', holder: 'angels', shares: 6n },
    { class: 'pool-granted', holder: 'team', shares: 4n },
  ]);
  expect(view.rows.filter(({ holder }) => holder === 'Team').map(({ diluted }) => diluted)).toEqual(['0.00%', '0.00%']);
  expect(dilutedOf(view, 'Team')?.text).toBe('0.00%');
  expect(view.groups.reduce((sum, { diluted }) => sum + diluted.bp, 0)).toBe(10_000);
});
