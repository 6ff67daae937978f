import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { SavedScreens } from '@/components/research/screener/saved-screens';
import { savedScreensContract as contract } from '@/lib/contracts/research/saved-screens';
import { defaultColumns } from '@/lib/domain/research/screener/figures';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

const cheap = { name: 'Cheap', query: 'pe-ratio-max=15' };
const savedAt = '2026-11-20T12:00:00.000Z';
const all = (...screens: { name: string; query: string }[]) => ({
  items: screens.map((one) => ({ ...one, savedAt })),
  nextCursor: null,
});
const storedHere = () => JSON.parse(localStorage.getItem('savedScreens') ?? '[]') as unknown;

describe('the saved screens of a member', () => {
  const signIn = signingIn();
  let user: ReturnType<typeof userEvent.setup>;
  beforeEach(() => {
    user = userEvent.setup();
  });

  async function show(here: object[] = []) {
    if (here.length > 0) localStorage.setItem('savedScreens', JSON.stringify(here));
    signIn();
    render(
      <TestRouter>
        <SavedScreens
          screen={{
            ...{ sector: null, bounds: { 'pe-ratio': { max: 15 } }, columns: defaultColumns },
            ...{ sort: '-market-cap', page: 3 },
          }}
        />
      </TestRouter>,
    );
    await user.click(await screen.findByText(/^Saved screens/));
  }

  it('are read from the account, and a new one is saved there without its page', async () => {
    mockEndpoint(contract.list, all({ name: 'Large', query: 'market-cap-min=100b' }));
    const saved = mockEndpoint(contract.save, all(cheap, { name: 'Large', query: 'market-cap-min=100b' }));
    await show();
    expect(await screen.findByRole('link', { name: 'Large' })).toBeVisible();
    await user.type(screen.getByLabelText('Name this screen'), 'Cheap{Enter}');
    expect(await screen.findByRole('link', { name: 'Cheap' })).toHaveAttribute('href', '/screener?pe-ratio-max=15');
    expect(JSON.parse(saved[0]!.body)).toEqual({ screens: [cheap] });
    expect(storedHere()).toEqual([]);
  });

  it('[S1] are open and focused after the link of the account menu', async () => {
    mockEndpoint(contract.list, all(cheap));
    signIn();
    render(
      <TestRouter pathname="/screener#saved-screens">
        <SavedScreens screen={{ sector: null, bounds: {}, columns: defaultColumns, sort: '-market-cap', page: 1 }} />
      </TestRouter>,
    );
    expect(await screen.findByRole('link', { name: 'Cheap' })).toBeVisible();
    expect(screen.getByText('Saved screens (1)')).toHaveFocus();
  });

  it('[U1] are listed with their filters in words, and so is the one to be named', async () => {
    mockEndpoint(contract.list, all({ name: 'Large', query: 'market-cap-min=100b&sort=-dividend-yield' }));
    await show();
    const row = (await screen.findByRole('link', { name: 'Large' })).closest('li');
    expect(row).toHaveTextContent('LargeMarket cap from $100 b. Sorted by Dividend yield, highest first.Remove');
    expect(screen.getByLabelText('Name this screen')).toHaveAccessibleDescription('P/E up to 15.');
  });

  it('[U4] say that there are none yet', async () => {
    mockEndpoint(contract.list, all());
    await show();
    expect(await screen.findByText('No saved screens yet.')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('keep the typed name when saving is refused', async () => {
    mockEndpoint(contract.list, all());
    mockEndpoint(contract.save, { status: 422, message: 'You can save up to 20 screens. Remove one first.' });
    await show();
    await user.type(screen.getByLabelText('Name this screen'), 'Cheap{Enter}');
    expect(await screen.findByText('You can save up to 20 screens. Remove one first.')).toBeVisible();
    expect(screen.getByLabelText('Name this screen')).toHaveValue('Cheap');
  });

  it('come back with Undo after one was removed', async () => {
    mockEndpoint(contract.list, all(cheap));
    const removed = mockEndpoint(contract.remove, all());
    const saved = mockEndpoint(contract.save, all(cheap));
    await show();
    await user.click(await screen.findByRole('button', { name: 'Remove Cheap' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Cheap' })).toBeNull());
    expect(removed[0]!.url.searchParams.get('name')).toBe('Cheap');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Cheap' })).toBeVisible();
    expect(JSON.parse(saved[0]!.body)).toEqual({ screens: [cheap] });
  });

  it('take over those of the browser, and replace none of the same name', async () => {
    const other = { name: 'Cheap', query: 'pe-ratio-max=10' };
    const renamed = { name: 'Cheap (this browser)', query: 'pe-ratio-max=15' };
    mockEndpoint(contract.list, all(other));
    const saved = mockEndpoint(contract.save, all(other, renamed));
    await show([cheap]);
    expect(await screen.findByRole('link', { name: 'Cheap' })).toBeVisible();
    expect(screen.getByText('1 screen is saved in this browser only.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add to your account' }));
    expect(await screen.findByRole('link', { name: 'Cheap (this browser)' })).toBeVisible();
    expect(JSON.parse(saved[0]!.body)).toEqual({ screens: [renamed] });
    await waitFor(() => expect(screen.queryByText(/saved in this browser only/)).toBeNull());
    expect(storedHere()).toEqual([]);
  });

  it('stay in the browser when the account cannot take them', async () => {
    mockEndpoint(contract.list, all());
    mockEndpoint(contract.save, 'no network');
    await show([cheap]);
    await user.click(await screen.findByRole('button', { name: 'Add to your account' }));
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
    expect(storedHere()).toEqual([cheap]);
  });

  it('[U4] say that they could not be read, with a button to try again', async () => {
    mockEndpoint(contract.list, (_, times) => (times === 1 ? 'no network' : all(cheap)));
    await show();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Cheap' })).toBeVisible();
  });
});
