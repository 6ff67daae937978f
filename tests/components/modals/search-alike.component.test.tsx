import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setNavigator } from '@/lib/client/http/navigation';
import { searchContract } from '@/lib/contracts/search/search';
import type { SearchResultGroup } from '@/lib/domain/search/search-results';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { modalPage } from '@/tests/support/browser/modals';

const item = (title: string, path: string) => ({
  ...{ title, path, text: null, mark: null, quote: null, isExact: false },
});
const { user, show } = modalPage();
const gone: string[] = [];
beforeEach(() => {
  gone.length = 0;
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  setNavigator({ go: (path) => void gone.push(path), reload: () => undefined });
});

async function search(text: string, ...groups: SearchResultGroup[]) {
  mockEndpoint(searchContract.all, { question: text, isCut: false, groups });
  const dialog = await show('search');
  await user.type(await dialog.findByRole('combobox'), text);
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(/results?\. Use the arrow keys/));
  return dialog;
}

describe('[S1] names that only resemble the query', () => {
  const alike: SearchResultGroup = { kind: 'stock', items: [item('APTV', '/stocks/APTV')], isAlike: true };

  it('are no answer: Enter does not open the first of them', async () => {
    const dialog = await search('PLTR', alike);
    expect(dialog.getByText('No exact match for “PLTR”')).toBeVisible();
    expect(dialog.queryByText(/^No results/)).toBeNull();
    expect(dialog.getByRole('status')).toHaveTextContent(
      'No exact match. 1 similar result. Use the arrow keys to choose.',
    );
    expect(dialog.getByRole('group', { name: 'Did you mean' })).toHaveTextContent('APTV');
    expect(dialog.getByRole('option', { name: 'Request a stock' })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(gone).toEqual(['/search?q=PLTR']);
  });

  it('open when chosen by the arrow keys', async () => {
    await search('PLTR', alike);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(gone).toEqual(['/stocks/APTV']);
  });
});

it('[S1] lists two results that are on the same page', async () => {
  const dialog = await search('sector', {
    kind: 'metric',
    items: [item('Revenue', '/sector-insights'), item('Net income', '/sector-insights')],
  });
  expect(dialog.getByRole('option', { name: 'Revenue' })).toBeVisible();
  expect(dialog.getByRole('option', { name: 'Net income' })).toBeVisible();
});
