import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { modalStack } from '@/components/modals/modal-stack';
import { usersContract } from '@/lib/contracts/accounts/users';
import { searchContract } from '@/lib/contracts/search/search';
import type { SearchResultGroup } from '@/lib/domain/search/search-results';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { apple, searchItem, searchPage } from '@/tests/support/browser/search-page';
import { signingIn } from '@/tests/support/api/member';
import { memberProfile } from '@/tests/support/api/session';

const sector: SearchResultGroup = {
  kind: 'sector',
  items: [searchItem('Robotics', '/stock-insights-by-sector/robotics')],
};

/** Returns these groups for every query. */
const answerWith = (...groups: SearchResultGroup[]) =>
  mockEndpoint(searchContract.all, ({ url }) => ({
    question: url.searchParams.get('q') ?? '',
    isCut: false,
    groups,
  }));

const { user, gone, open } = searchPage();
const activeOption = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

describe('[S1] the search', () => {
  it('has the focus, and offers pages before anything is typed', async () => {
    const { dialog, field } = await open();
    expect(field).toHaveFocus();
    expect(within(dialog.getByRole('group', { name: 'Popular pages' })).getAllByRole('option')[0]).toHaveTextContent(
      'Sectors',
    );
    expect(dialog.queryByRole('group', { name: 'Your recent searches' })).toBeNull();
  });

  it('lists results in groups, announces them, and opens the first on Enter', async () => {
    answerWith(apple, sector);
    const { dialog, field } = await open();
    await user.type(field, 'apple');
    expect(await dialog.findByRole('group', { name: 'Best match' })).toHaveTextContent('AAPLApple Inc.');
    expect(dialog.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(3);
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent('2 results. Use the arrow keys to choose.'),
    );
    await user.keyboard('{Enter}');
    expect(gone).toEqual(['/stocks/AAPL']);
    expect(modalStack.openNames()).toEqual([]);
  });

  it('highlights the result that Enter opens, and only that one', async () => {
    answerWith(apple, sector);
    const { dialog, field } = await open();
    const highlighted = () =>
      dialog.getAllByRole('option').flatMap((option) => (/active/.test(option.className) ? [option.textContent] : []));
    expect(highlighted()).toEqual([]);
    await user.type(field, 'r');
    await dialog.findByRole('group', { name: 'Sectors' });
    expect(highlighted()).toEqual(['AAPLApple Inc.']);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(highlighted()).toEqual(['Robotics']);
  });

  it('moves through all groups by arrow keys while the focus stays in the field', async () => {
    answerWith(apple, sector);
    const { dialog, field } = await open();
    await user.type(field, 'r');
    await dialog.findByRole('group', { name: 'Sectors' });
    const seen: (string | null | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp']) {
      await user.keyboard(`{${key}}`);
      seen.push(activeOption(field)?.textContent);
      expect(activeOption(field)).toHaveAttribute('aria-selected', 'true');
    }
    const all = 'See all results for “r”';
    expect(seen).toEqual(['AAPLApple Inc.', 'Robotics', all, 'AAPLApple Inc.', all, 'Robotics']);
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(gone).toEqual(['/stock-insights-by-sector/robotics']);
  });

  it('shows the exact match first in its own group, also in the order of the arrow keys', async () => {
    const lookalike = searchItem('AAP', '/stocks/AAP', 'Advance Auto Parts');
    answerWith({ kind: 'stock', items: [lookalike, ...apple.items] }, sector);
    const { dialog, field } = await open();
    await user.type(field, 'aapl');
    expect(await dialog.findByRole('group', { name: 'Best match' })).toHaveTextContent('AAPLApple Inc.');
    expect(dialog.getByRole('group', { name: 'More stocks' })).toHaveTextContent('AAPAdvance Auto Parts');
    const seen: (string | null | undefined)[] = [];
    for (let step = 0; step < 3; step += 1) {
      await user.keyboard('{ArrowDown}');
      seen.push(activeOption(field)?.textContent);
    }
    expect(seen).toEqual(['AAPLApple Inc.', 'AAPAdvance Auto Parts', 'Robotics']);
    expect(dialog.getAllByRole('option').map((option) => option.textContent)).toEqual([
      ...seen,
      'See all results for “aapl”',
    ]);
  });

  it('shows the price and the change of a stock, marked as samples', async () => {
    const quote = { price: 311.08, change: -0.32, day: '2026-11-23', isSample: true };
    answerWith({ kind: 'stock', items: [{ ...apple.items[0]!, quote }] });
    const { dialog, field } = await open();
    await user.type(field, 'aapl');
    const best = await dialog.findByRole('group', { name: 'Best match' });
    expect(within(best).getByRole('option')).toHaveTextContent('AAPLApple Inc.$311.08 ▼down 0.3%');
    expect(within(best).getByText('Sample data')).toBeVisible();
  });

  it('says when there are no results, and suggests what to do next', async () => {
    answerWith();
    const { dialog, field } = await open();
    await user.type(field, 'xyzzy');
    expect(await dialog.findByText('No results for “xyzzy”')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Browse all pages' })).toHaveAttribute('href', '/search');
    expect(dialog.getByRole('link', { name: 'Request a stock' })).toHaveAttribute('href', '/stock-requests');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(gone).toEqual(['/search?q=xyzzy']);
  });

  it('says that 10,000 characters were cut', async () => {
    const requests = answerWith();
    const { dialog, field } = await open();
    fireEvent.change(field, { target: { value: 'x'.repeat(10_000) } });
    expect(await dialog.findByText('Your search is long. We used the first 100 characters.')).toBeVisible();
    await waitFor(() => expect(requests.at(-1)?.url.searchParams.get('q')).toBe('x'.repeat(100)));
  });

  it('[U4] says why it failed, and tries again', async () => {
    let fails = true;
    mockEndpoint(searchContract.all, ({ url }) =>
      fails
        ? { status: 503, message: 'The service is temporarily unavailable.' }
        : { question: url.searchParams.get('q') ?? '', isCut: false, groups: [apple] },
    );
    const { dialog, field } = await open();
    await user.type(field, 'apple');
    expect(await dialog.findByRole('alert')).toHaveTextContent('The service is temporarily unavailable.');
    fails = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('group', { name: 'Best match' })).toBeVisible();
  });

  it('closes on Escape and returns the focus', async () => {
    const { field } = await open();
    await user.type(field, 'a{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });
});

describe('[B4] a member', () => {
  const signIn = signingIn();

  it('sees recent searches, repeats one, and each selection is stored', async () => {
    mockEndpoint(usersContract.profile, { ...memberProfile, searches: ['NVDA'] });
    const saved = mockEndpoint(usersContract.saveSearch, { searches: ['AAPL', 'NVDA'] });
    const requests = answerWith(apple);
    signIn('user');
    const { dialog, field } = await open();
    const recent = await dialog.findByRole('group', { name: 'Your recent searches' });
    await user.click(within(recent).getByRole('option', { name: 'NVDA' }));
    expect(field).toHaveValue('NVDA');
    await user.click(await dialog.findByRole('option', { name: /^AAPL/ }));
    await waitFor(() => expect(saved.map(({ body }) => body)).toEqual(['{"search":"AAPL"}']));
    expect(requests.every(({ bearer }) => bearer?.startsWith('Bearer '))).toBe(true);
  });
});
