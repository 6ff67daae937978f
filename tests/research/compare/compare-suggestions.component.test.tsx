import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ComparePage } from '@/components/research/compare/compare-page';
import type { CompareProps } from '@/lib/server/research/stocks/page-props/compare';
import { restore } from '@/lib/client/session/session';
import { TestRouter } from '@/tests/components/router';

const none: CompareProps = {
  ...{ found: [], missing: [], unknown: [], table: null, weekly: null, examples: {}, peers: [] },
  ...{ isSample: true, source: '' },
};

async function show(query: Record<string, string>, props: Partial<CompareProps>) {
  act(() => restore());
  render(
    <TestRouter pathname="/compare" query={query}>
      <ComparePage {...none} {...props} />
    </TestRouter>,
  );
  await screen.findByLabelText('Metric');
}

describe('[B7] the comparison of one stock or none', () => {
  it('offers stocks of the same sector, names what was repeated and keeps the metric', async () => {
    const peers = [{ ticker: 'AMZN', name: 'Amazon.com, Inc.' }];
    await show({ symbols: 'AAPL,AAPL', metric: 'revenue' }, { found: ['AAPL'], peers });
    expect(screen.getByText('AAPL was listed more than once and is shown once.')).toBeVisible();
    const offered = screen.getByRole('navigation', { name: 'Compare AAPL with a stock in the same sector' });
    expect(within(offered).getByRole('link', { name: 'AMZN Amazon.com, Inc.' })).toHaveAttribute(
      'href',
      '/compare?symbols=AAPL,AMZN&metric=revenue',
    );
  });

  it('asks for another stock where the sector has none', async () => {
    await show({ symbols: 'AAPL' }, { found: ['AAPL'] });
    expect(screen.getByText('Add another stock to compare.')).toBeVisible();
  });

  it('promises no median and no index fund, which only the chart of members has', async () => {
    await show({}, {});
    expect(screen.getByText(/by price, growth, margin and valuation\.$/)).toBeVisible();
  });

  it('offers three examples when nothing is selected', async () => {
    await show({}, {});
    const offered = screen.getByRole('navigation', { name: 'Or start with an example' });
    expect(
      within(offered)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/compare?symbols=AAPL,MSFT,NVDA', '/compare?symbols=TSLA,F,GM', '/compare?symbols=NVDA,AMD,INTC,QCOM']);
  });

  it('[U1] shows the stocks of an example that we cover, with the year’s line, last close and day change', async () => {
    const year = { line: 'M0,9L9,0', isFall: false, summary: 'AAPL over 53 weeks: up 49.5%' };
    const stock = { ticker: 'AAPL', name: 'Apple Inc.', day: '11/25/2026', figures: [], year };
    await show(
      {},
      {
        examples: { 'Apple, Microsoft and Nvidia': [{ ...stock, price: '$306.31', change: -2.8, changeText: '2.8%' }] },
      },
    );
    const table = screen.getByRole('table', { name: 'Apple, Microsoft and Nvidia' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Stock', '1Y', 'Last close', 'Day change']);
    expect(within(table).getByRole('img', { name: 'AAPL over 53 weeks: up 49.5%' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: /^AAPL/ })).toHaveTextContent('AAPL$306.31▼down 2.8%');
    // The other suggestions have no figures, so they are only links.
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });
});
