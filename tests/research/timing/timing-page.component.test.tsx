import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NextRouter } from 'next/router';
import { expect, it, vi } from 'vitest';
import { TimingPage } from '@/components/research/timing/timing-page';
import { signalsView } from '@/lib/content/research/signals-view';
import { TestRouter } from '@/tests/components/router';
import { signal, timingList } from '@/tests/support/features/research';

const today = '2026-11-21';
const viewOf = (subject: string) => signalsView(timingList([signal({ subject })]), today);

function show(query: NextRouter['query'], onReplace = vi.fn<(next: NextRouter['query']) => void>()) {
  render(
    <TestRouter pathname="/sector-and-stock-timing" query={query} onReplace={onReplace}>
      <TimingPage
        sectors={viewOf('SEC')}
        stocks={viewOf('STO')}
        choices={[{ slug: 'robotics', name: 'Robotics' }]}
        questions={[]}
        today={today}
      />
    </TestRouter>,
  );
  return onReplace;
}

/** Whether the section with this title is the one that the style sheet hides when scripts run. */
const isOther = (title: string) =>
  screen.getByRole('heading', { level: 2, name: title }).closest('section')?.parentElement?.className !== '';

it('shows sectors first, and stocks for their URL', () => {
  show({});
  expect(screen.getByRole('radio', { name: 'Sectors' })).toBeChecked();
  expect([isOther('Sector signals'), isOther('Stock signals')]).toEqual([false, true]);
});

it.each(['stock', 'other'])('reads the URL: scope=%s', (scope) => {
  show({ scope });
  const isStock = scope === 'stock';
  expect(screen.getByRole('radio', { name: isStock ? 'Stocks' : 'Sectors' })).toBeChecked();
  expect([isOther('Sector signals'), isOther('Stock signals')]).toEqual([isStock, !isStock]);
});

it('writes the choice into the URL and keeps the sector', async () => {
  const onReplace = show({ slug: 'robotics', utm: 'a' });
  await userEvent.click(screen.getByRole('radio', { name: 'Stocks' }));
  expect(onReplace).toHaveBeenLastCalledWith({ slug: 'robotics', utm: 'a', scope: 'stock' });
  expect(isOther('Sector signals')).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText('Sector'), '');
  expect(onReplace).toHaveBeenLastCalledWith({ utm: 'a', scope: 'stock' });
  await userEvent.click(screen.getByRole('radio', { name: 'Sectors' }));
  expect(onReplace).toHaveBeenLastCalledWith({ utm: 'a' });
});
