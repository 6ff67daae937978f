import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RowsOfPage } from '@/components/research/screener/rows-of-page';
import { screenerContract } from '@/lib/contracts/research/screener';
import type { Screen } from '@/lib/domain/research/screener/screen';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const second: Screen = { sector: null, bounds: {}, columns: ['pe-ratio'], sort: 'ticker', page: 2 };
const meta = {
  source: 'Sample generator', asOf: '2026-11-20T21:00:00.000Z', isSample: true, delay: 'none', license: 'Free.',
  isStale: false, ageS: 0, notes: [],
}; // prettier-ignore

it('[U4] rows that did not load say so, and load on retry', async () => {
  mockEndpoint(screenerContract.list, { status: 503, message: 'We can’t reach our records right now.' });
  render(
    <table>
      <tbody>
        <RowsOfPage screen={second} first={50} indexes={[50, 51]} mayAsk />
      </tbody>
    </table>,
  );
  expect(screen.getAllByText('Loading')).toHaveLength(2);
  const again = await screen.findByRole('button', { name: 'Try again' });
  mockEndpoint(screenerContract.list, {
    columns: ['pe-ratio'],
    items: [
      { ticker: 'MMM', name: '3M Company', values: [12.34] },
      { ticker: 'MSFT', name: 'Microsoft', values: [null] },
    ],
    total: 52,
    page: 2,
    pages: 2,
    meta,
  });
  await userEvent.click(again);
  expect(await screen.findByRole('row', { name: 'MMM 3M Company 12.3' })).toHaveAttribute('aria-rowindex', '52');
  expect(screen.getByRole('row', { name: 'MSFT Microsoft –' })).toBeVisible();
});
