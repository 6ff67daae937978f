import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StockPage } from '@/components/research/stocks/stock-page';
import { chartsContract } from '@/lib/contracts/research/charts';
import { makeCandles, makeChart } from '@/tests/components/charts/chart-samples';
import { TestRouter } from '@/tests/components/router';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { everythingIsNear } from '@/tests/support/browser/near';
import { eventually } from '@/tests/support/eventually';
import { stockPageProps } from './stock-sample';

// jsdom has no canvas for drawing candles.
vi.mock('@/components/charts/candles/candles-plot', () => ({
  drawCandles: () => ({ show: vi.fn(), mark: vi.fn(), recolor: vi.fn(), picture: vi.fn(), remove: vi.fn() }),
}));

everythingIsNear();

function show(query: Record<string, string>) {
  const onReplace = vi.fn<(query: object) => void>();
  mockEndpoint({ ...chartsContract.stock, path: '/api/charts/stocks/AAPL/:chart' }, makeChart());
  const requests = mockEndpoint(chartsContract.candles, makeCandles());
  render(
    <TestRouter pathname="/stocks/[ticker]" query={{ ticker: 'AAPL', ...query }} onReplace={onReplace}>
      <StockPage {...stockPageProps()} action={null} />
    </TestRouter>,
  );
  const asked = () => requests.map(({ url }) => `${url.searchParams.get('symbol')} ${url.searchParams.get('range')}`);
  return { onReplace, asked };
}

describe('a member’s price chart and its URL', () => {
  const signIn = signingIn();
  const choice = () => screen.findByRole('combobox', { name: 'Compare with' });
  const radio = (name: string) =>
    within(screen.getByRole('region', { name: 'Price' })).getByRole<HTMLInputElement>('radio', { name });

  it('[B3] shows the range, the candles and the comparison that the URL names', async () => {
    signIn();
    const { asked, onReplace } = show({ range: '5y', type: 'candles', with: 'MSFT' });
    expect(await choice()).toHaveValue('MSFT');
    expect([radio('5Y').checked, radio('Candles').checked]).toEqual([true, true]);
    await eventually(() => expect(asked()).toEqual(['AAPL 5y', 'MSFT 5y']));
    expect(onReplace).not.toHaveBeenCalled();
  });

  it('[B3] [U4] shows the standard view where the URL names what there is not', async () => {
    signIn();
    const { asked } = show({ range: '2w', type: 'bars', with: 'NOSUCH' });
    expect(await choice()).toHaveValue('');
    expect([radio('1Y').checked, radio('Line').checked]).toEqual([true, true]);
    expect(asked()).toEqual(['AAPL 1y']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[B3] writes each choice into the URL, beside what else is there', async () => {
    signIn();
    const { onReplace } = show({ utm_source: 'mail' });
    await userEvent.selectOptions(await choice(), 'MSFT');
    await userEvent.click(radio('6M'));
    await userEvent.click(radio('Candles'));
    await userEvent.selectOptions(await choice(), 'No comparison');
    const others = { ticker: 'AAPL', utm_source: 'mail' };
    expect(onReplace.mock.calls.map(([query]) => query)).toEqual([
      { ...others, with: 'MSFT' },
      { ...others, with: 'MSFT', range: '6m' },
      { ...others, with: 'MSFT', range: '6m', type: 'candles' },
      { ...others, range: '6m', type: 'candles' },
    ]);
  });
});
