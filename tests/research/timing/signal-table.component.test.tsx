import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SignalsSection } from '@/components/research/timing/signals-section';
import { signalsView } from '@/lib/content/research/signals-view';
import type { TimingList } from '@/lib/contracts/research/signals';
import { signal, timingList } from '@/tests/support/features/research';

const today = '2026-11-21';
const open = signal({ id: 'open', issuedAt: '2026-11-15T21:30:00.000Z', dueOn: '2026-12-13', outcome: null });

const renderPart = (list: TimingList) =>
  render(<SignalsSection scope="stock" slug={undefined} given={signalsView(list, today)} today={today} />);

describe('the table of timing signals', () => {
  it('[B13] has a column of horizons where they differ', () => {
    renderPart(timingList([signal(), signal({ id: 'longer', subject: 'BBB', horizonDays: 91 })]));
    expect(screen.getByRole('columnheader', { name: 'Period' })).toBeVisible();
    expect(within(screen.getByRole('row', { name: /BBB/ })).getByText('91 days')).toBeVisible();
    expect(screen.queryByRole('table', { name: /Period:/ })).toBeNull();
  });

  it('[B13] has the result right after the direction, and says when a direction is correct', () => {
    renderPart(timingList([signal()]));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Signal', 'Direction', 'Result', 'Issued', 'Due', 'Start', 'Predicted', 'Error band', 'Actual', 'Baseline'],
    ]);
    expect(
      screen.getByRole('table', {
        name: /Up is correct if the value ends above the start, down if it ends below\. For flat, see the FAQ\./,
      }),
    ).toBeVisible();
  });

  it('[B13] names a single open signal in the singular', () => {
    renderPart(timingList([open]));
    expect(screen.getByRole('table', { name: /^1 open signal\./ })).toBeVisible();
  });
});
