import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PostBody } from '@/components/publishing/post-body';
import type { PostStock } from '@/lib/contracts/publishing/posts';

const apple: PostStock = {
  ticker: 'AAPL',
  name: 'Apple Inc.',
  position: 'none',
  then: null,
  now: { cents: 16_050, day: '2026-11-20', isSample: true },
  change: -1.25,
  weekly: [100, 150],
};
const html =
  '<p>On <a href="/stocks/AAPL">AAPL</a>, <a href="/stocks/MSFT">MSFT</a> and <a href="/blog">others</a>.</p>';
const link = () => screen.getByRole('link', { name: 'AAPL' });
/** Renders the ticker link and waits for its code; until then it is a plain link. */
const show = async () => {
  render(<PostBody parts={[{ kind: 'text', html }]} stocks={[apple]} />);
  await waitFor(() => expect(link()).toHaveAttribute('aria-haspopup', 'dialog'));
};
const card = () => screen.findByRole('dialog', { name: 'Apple Inc. AAPL' });

it('[D10] [U2] is a link to the stock’s page without scripts', () => {
  expect(renderToString(<PostBody parts={[{ kind: 'text', html }]} stocks={[apple]} />)).toContain(
    '<a href="/stocks/AAPL">AAPL</a>',
  );
});

it('[D10] shows name, price, the day’s change, the date, the sample mark, and links to the stock', async () => {
  await show();
  await userEvent.click(link());
  const shown = within(await card());
  for (const text of ['$160.50', '−1.3%', 'At close, 11/20/2026', 'Sample figures'])
    expect(shown.getByText(text)).toBeVisible();
  expect(shown.getByRole('link', { name: /View AAPL/ })).toHaveAttribute('href', '/stocks/AAPL');
  expect(link()).toHaveAttribute('aria-expanded', 'true');
});

it('[D10] opens by keyboard, takes the focus, and gives it back when it closes', async () => {
  await show();
  link().focus();
  await userEvent.keyboard('{Enter}');
  expect(await card()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(link()).toHaveFocus();
  expect(link()).not.toHaveAttribute('aria-expanded');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(within(await card()).getByRole('button', { name: 'Close' }));
  expect(link()).toHaveFocus();
});

it('[D10] closes with a press elsewhere, or a second one on its link', async () => {
  await show();
  await userEvent.click(link());
  await card();
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(link());
  await card();
  await userEvent.click(link());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[D10] does not open with a modifier key, without figures, or on other links', async () => {
  await show();
  const followed = vi.fn((event: Event) => {
    const wasFree = !event.defaultPrevented;
    event.preventDefault();
    return wasFree;
  });
  document.addEventListener('click', followed);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link());
  await user.keyboard('{/Control}');
  await user.click(screen.getByRole('link', { name: 'MSFT' }));
  await user.click(screen.getByRole('link', { name: 'others' }));
  document.removeEventListener('click', followed);
  expect(followed.mock.results.map(({ value }) => value as boolean)).toEqual([true, true, true]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'MSFT' })).not.toHaveAttribute('aria-haspopup');
});
