import { render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { VirtualRows } from '@/components/research/screener/virtual-rows';
import { defaultColumns, type ScreenSort } from '@/lib/domain/research/screener/figures';
import { TestRouter } from '@/tests/components/router';

const scrollTo = vi.fn();

function List({ sort }: { sort: ScreenSort }) {
  const place = useRef<HTMLDivElement>(null);
  const screen = { sector: null, bounds: {}, columns: defaultColumns, sort, page: 1 };
  return (
    <TestRouter pathname="/screener">
      <div
        ref={(element) => {
          place.current = element;
          if (element) element.scrollTo = scrollTo;
        }}
      >
        <table>
          <VirtualRows screen={screen} stocks={[]} total={120} place={place} />
        </table>
      </div>
    </TestRouter>
  );
}

it('[P2] keeps the place of a list that was scrolled, and starts another screen at its top', () => {
  const { rerender } = render(<List sort="ticker" />);
  expect(scrollTo).not.toHaveBeenCalledWith({ top: 0 });
  rerender(<List sort="-ticker" />);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
});
