import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { JumpBack, JumpList } from '@/components/blocks/jump-list';

it('[U1] a long page is a list of links into it, those of a long part behind a switch, with a way back', async () => {
  const { container } = render(
    <>
      <JumpList
        label="On this page"
        jumps={[{ anchor: 'stocks', label: 'Stocks' }]}
        more={{ label: 'All charts', jumps: [{ anchor: 'pe-ratio-by-year', label: 'P/E ratio' }] }}
      />
      <JumpBack>Back to the list</JumpBack>
    </>,
  );
  const list = screen.getByRole('navigation', { name: 'On this page' });
  expect(within(list).getByRole('link', { name: 'Stocks' })).toHaveAttribute('href', '#stocks');
  expect(screen.getByText('P/E ratio')).not.toBeVisible();
  await userEvent.click(screen.getByText('All charts'));
  expect(within(list).getByRole('link', { name: 'P/E ratio' })).toHaveAttribute('href', '#pe-ratio-by-year');
  const back = screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href') ?? '';
  expect(container.querySelector(back)).toBe(list);
});
