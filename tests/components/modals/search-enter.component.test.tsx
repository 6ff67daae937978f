import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { searchContract } from '@/lib/contracts/search/search';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { apple, searchPage } from '@/tests/support/browser/search-page';

const { user, gone, open } = searchPage();

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
