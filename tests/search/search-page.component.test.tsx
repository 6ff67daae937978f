import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SearchPage } from '@/components/search/search-page';
import type { FoundProps } from '@/lib/server/search/page-props/search';

const tesla = {
  ...{ title: 'TSLA', text: 'Tesla, Inc.', path: '/stocks/TSLA', mark: null, quote: null, isExact: false },
};
const show = (groups: FoundProps['groups']) =>
  render(<SearchPage question="tesla motors" isCut={false} hasFailed={false} groups={groups} />);
const request = () => screen.getByRole('link', { name: 'Request a stock' });

describe('[S1] the results page without an exact match', () => {
  it('offers to request a stock after the similar names', () => {
    show([{ kind: 'stock', items: [tesla], isAlike: true }]);
    const similar = screen.getByRole('region', { name: 'Did you mean' });
    expect(similar.compareDocumentPosition(request())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('offers it once, right away where nothing is similar', () => {
    show([]);
    expect(screen.queryByRole('region', { name: 'Did you mean' })).toBeNull();
    expect(request()).toBeVisible();
  });
});
