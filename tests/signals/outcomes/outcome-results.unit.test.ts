import { expect, it } from 'vitest';
import { outcomeTable } from '@/lib/content/signals/outcomes/outcome-table';
import { outcomeResults, type MemberAverages } from '@/lib/domain/signals/outcomes/outcome-results';

/** Twenty members who gained 10% where the record says 20%, and others who lost 20% where it says −10%. */
const members = (n: number): MemberAverages[] =>
  Array.from({ length: n }, (_, index) =>
    index < 20 ? { trades: 2, own: 10, record: 20 } : { trades: 1, own: -20, record: -10 },
  );

it('[C16] nothing is published below thirty members, not even their number', () => {
  expect(outcomeResults([])).toBeNull();
  expect(outcomeResults(members(29))).toBeNull();
  expect(outcomeTable({ results: outcomeResults(members(29)), until: '2026-07-01T00:00:00.000Z' })).toBeNull();
});

it('[C16] from thirty members on, their results are shown beside the record’s, each member once, with n', () => {
  const results = outcomeResults(members(30));
  // Averages computed by hand: (20 · 10 − 10 · 20) / 30 = 0 and (20 · 20 − 10 · 10) / 30 = 10.
  expect(results).toEqual({
    ...{ members: 30, trades: 50 },
    own: { average: 0, median: 10, gainShare: 20 / 30 },
    record: { average: 10, median: 20, gainShare: 20 / 30 },
    gap: { average: -10, low: -10, high: -10 },
  });
  const table = outcomeTable({ results, until: '2026-07-01T00:00:00.000Z' });
  expect(table?.columns).toEqual(['Figure', 'Members', 'Record, same trades']);
  expect(table?.rows).toEqual([
    ['Average result', '0.0%', '+10.0%'],
    ['Median result', '+10.0%', '+20.0%'],
    ['With a gain', '66.7%', '66.7%'],
  ]);
  expect(table?.note).toContain(
    'Members’ average minus the record’s: −10.0 percentage points, 95% confidence interval −10.0 to −10.0.',
  );
  expect(table?.note).toContain('n = 30 members with 50 trades reported before 07/01/2026');
  expect(table?.note).toContain('not verified');
});

it('[C16] the difference is that of the averages as shown', () => {
  // −6.26 − 0.16 = −6.42, but rounded first, −6.3 − 0.2 = −6.5.
  const results = outcomeResults(Array.from({ length: 30 }, () => ({ trades: 1, own: -6.26, record: 0.16 })));
  expect(results).toMatchObject({ own: { average: -6.3 }, record: { average: 0.2 }, gap: { average: -6.5 } });
});
