import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ScreenRows } from '@/components/research/screener/screen-rows';
import { defaultColumns, type ScreenFigure } from '@/lib/domain/research/screener/figures';
import { TestRouter } from '@/tests/components/router';

const { load } = vi.hoisted(() => ({ load: vi.fn() }));
vi.mock('@/components/research/screener/virtual-rows', () => {
  load();
  return {
    VirtualRows: () => (
      <tbody>
        <tr>
          <td>Rows in view</td>
        </tr>
      </tbody>
    ),
  };
});

const columns: readonly ScreenFigure[] = defaultColumns;
const stocks = Array.from({ length: 50 }, (_, index) => ({ ticker: `S${index}`, name: `Works ${index}`, cells: [] }));
const rows = (page = 1) => (
  <TestRouter pathname="/screener">
    <ScreenRows
      screen={{ sector: null, bounds: {}, columns, sort: '-market-cap', page }}
      stocks={stocks}
      total={120}
      pages={3}
    />
  </TestRouter>
);

it('[P2] keeps the rows of the server and loads no further code until the list is scrolled', async () => {
  render(rows());
  expect(screen.getAllByRole('rowheader')).toHaveLength(50);
  expect(load).not.toHaveBeenCalled();
  const list = screen.getByRole('region', { name: 'Stocks that match' });
  list.scrollTop = 40;
  fireEvent.scroll(list);
  expect(await screen.findByText('Rows in view')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('[P2] has room for the rows that follow, and pages where scripts are off', () => {
  const html = renderToString(rows());
  expect(html).toContain('height:calc(70 * var(--row))');
  expect(html).toMatch(/<noscript><nav aria-label="Pages"|<noscript><nav [^>]*aria-label="Pages"/);
});

it('shows a page requested by its number as a page', () => {
  const { container } = render(rows(2));
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
  expect(container.querySelector('tr[aria-hidden]')).toBeNull();
});
