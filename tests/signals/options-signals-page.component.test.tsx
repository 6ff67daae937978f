import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OptionsSignalsPage } from '@/components/signals/options-signals-page';
import { keyFigures } from '@/lib/content/signals/key-figures';
import { recordPage } from '@/lib/content/signals/record-page';
import { signingIn } from '@/tests/support/api/member';
import { TestRouter } from '@/tests/components/router';

const signIn = signingIn();

const show = (query = {}) =>
  render(
    <TestRouter pathname="/options-signals" query={query}>
      <OptionsSignalsPage
        {...{ record: null, curve: null, years: '', allTrades: 'All 33 trades', sectors: null, copy: recordPage }}
        figures={keyFigures([])}
      />
    </TestRouter>,
  );

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('[C2] leads from the live signals to the list of them, and from the record to its own', () => {
  show({ variant: 'live' });
  expect(hrefOf(/^All live signals/)).toBe('/options-signals/trades?variant=live');
  expect(hrefOf(/^Filter and export/)).toBe('/options-signals/trades?variant=live');
  expect(screen.queryByRole('link', { name: /^All 33 trades/ })).toBeNull();
});

it('[C2] leads from the record to the list of all its trades', () => {
  show();
  expect(hrefOf(/^All 33 trades/)).toBe('/options-signals/trades');
  expect(hrefOf(/^Filter and export/)).toBe('/options-signals/trades');
});

it('[C1] names the live signals in the title, the buttons and the list while it shows them', () => {
  const { unmount } = show({ variant: 'live' });
  expect(screen.getByRole('heading', { level: 1, name: 'Live options signals' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Live signals' })).toBeVisible();
  expect(hrefOf('Verify the ledger')).toBe('/verify');
  expect(screen.queryByRole('link', { name: 'View trades' })).toBeNull();
  unmount();
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Options track record' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'All trades' })).toBeVisible();
});

it('[C9] offers a member the live signals, as they may have a plan', () => {
  signIn('user');
  show();
  expect(hrefOf('View live signals')).toBe('/options-signals?variant=live#record');
  expect(screen.queryByRole('link', { name: 'View plans' })).toBeNull();
});
