import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ComparePage } from '@/components/research/compare/compare-page';
import { restore } from '@/lib/client/session/session';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import type { CompareProps } from '@/lib/server/research/stocks/page-props/compare';
import { everythingIsNear } from '@/tests/support/browser/near';
import { symbolPage } from '@/tests/research/stocks/stock-sample';
import { TestRouter } from '@/tests/components/router';

const weekly: Chart = {
  title: 'Price, indexed to 100',
  series: [{ key: 'AAPL', label: 'AAPL', unit: 'index' }],
  points: [
    { at: '2026-11-20', values: [100] },
    { at: '2026-11-25', values: [149.5] },
  ],
  meta: symbolPage().meta,
};
const props: CompareProps = {
  ...{ found: ['AAPL'], missing: [], unknown: [], weekly, examples: {}, peers: [], isSample: true, source: '' },
  table: { caption: 'Key figures', head: [{ ticker: 'AAPL', name: 'Apple Inc.', sectors: '' }], rows: [], note: '' },
};

const show = (query: Record<string, string>) =>
  render(
    <TestRouter pathname="/compare" query={query}>
      <ComparePage {...props} />
    </TestRouter>,
  );

describe('[B7] a comparison for a visitor', () => {
  everythingIsNear();
  beforeEach(() => act(() => restore()));

  it('has a chart of weekly closes, and offers the rest with an account', async () => {
    show({ symbols: 'AAPL' });
    const card = await screen.findByRole('region', { name: 'Price, indexed to 100: AAPL' });
    expect(within(card).getByText(/^One year of weekly closes\./)).toBeVisible();
    expect(await within(card).findByText(/^High.149\.5/)).toBeInTheDocument();
    const offer = await screen.findByText(/^Create a free account to see daily prices/);
    const figures = screen.getByRole('region', { name: /^Key figures/ });
    expect(figures.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has no chart of another metric', async () => {
    show({ symbols: 'AAPL', metric: 'revenue' });
    const card = await screen.findByRole('region', { name: 'Revenue: AAPL' });
    expect(within(card).getByText('Create a free account to see this chart.')).toBeVisible();
  });
});
