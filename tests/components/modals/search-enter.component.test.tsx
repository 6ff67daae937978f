import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { setNavigator } from '@/lib/client/http/navigation';
import { searchContract } from '@/lib/contracts/search/search';
import type { SearchResultGroup } from '@/lib/domain/search/search-results';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { modalPage } from '@/tests/support/browser/modals';

const item = (title: string, path: string, text: string | null = null) => ({
  ...{ title, path, text, mark: null, quote: null, isExact: false },
});
const apple: SearchResultGroup = { kind: 'stock', items: [item('AAPL', '/stocks/AAPL', 'Apple Inc.')] };

const { user, show } = modalPage();
const gone: string[] = [];
beforeEach(() => {
  gone.length = 0;
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  setNavigator({ go: (path) => void gone.push(path), reload: () => undefined });
});

async function open() {
  const dialog = await show('search');
  return { dialog, field: await dialog.findByRole('combobox') };
}

describe('[S1] the search', () => {
  it('opens the first result when Enter was pressed before the response arrived', async () => {
    const gate = Promise.withResolvers<void>();
    mockEndpoint(searchContract.all, async ({ url }) => {
      await gate.promise;
      return { question: url.searchParams.get('q') ?? '', isCut: false, groups: [apple] };
    });
    const { field } = await open();
    await user.type(field, 'apple{Enter}');
    expect(gone).toEqual([]);
    gate.resolve();
    await waitFor(() => expect(gone).toEqual(['/stocks/AAPL']));
  });

  it('opens nothing for an Enter before more was typed', async () => {
    const gate = Promise.withResolvers<void>();
    mockEndpoint(searchContract.all, async ({ url }) => {
      await gate.promise;
      return { question: url.searchParams.get('q') ?? '', isCut: false, groups: [apple] };
    });
    const { dialog, field } = await open();
    await user.type(field, 'app{Enter}le');
    gate.resolve();
    expect(await dialog.findByRole('group', { name: 'Best match' })).toBeVisible();
    expect(gone).toEqual([]);
  });
});
