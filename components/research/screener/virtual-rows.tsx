import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type RefObject } from 'react';
import type { StockCells } from '@/lib/content/research/screener/stock-cells';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import { perPage } from '@/lib/domain/research/screener/figures';
import type { Screen } from '@/lib/domain/research/screener/screen';
import { RowsOfPage } from './rows-of-page';
import { StockRow } from './stock-row';

type VirtualRowsProps = {
  screen: Screen;
  /** The first page, which the server rendered. */
  stocks: readonly StockCells[];
  total: number;
  place: RefObject<HTMLDivElement | null>;
};

/** The row height from screen-table.module.css at the reader's text size, in pixels. */
const rowHeight = (place: HTMLElement | null) =>
  Number.parseFloat((place && getComputedStyle(place).getPropertyValue('--row')) || '2.5') *
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The visible rows of a screen, loaded page by page. */
export function VirtualRows({ screen, stocks, total, place }: VirtualRowsProps) {
  // eslint-disable-next-line react-hooks/incompatible-library -- the compiler skips this component, as it should
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => place.current,
    estimateSize: () => rowHeight(place.current),
    overscan: 10,
    // The list may be scrolled already when these rows replace the server's.
    initialOffset: () => place.current?.scrollTop ?? 0,
  });
  const address = screenerAddress(screen);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    // Scroll to the top when the screen changes.
    place.current?.scrollTo({ top: 0 });
  }, [address, place]);

  const items = rows.getVirtualItems();
  const pages = Map.groupBy(items, ({ index }) => Math.floor(index / perPage) + 1);
  const columns = screen.columns.length + 2;
  return (
    <tbody>
      <Space height={items[0]?.start ?? 0} columns={columns} />
      {[...pages].map(([page, own]) =>
        page === 1 ? (
          own.map(({ index }) => {
            const stock = stocks[index];
            return stock ? (
              <StockRow key={stock.ticker} {...stock} index={index} measure={rows.measureElement} />
            ) : null;
          })
        ) : (
          <RowsOfPage
            key={`${address} ${page}`}
            screen={{ ...screen, page }}
            first={(page - 1) * perPage}
            indexes={own.map(({ index }) => index)}
            mayAsk={!rows.isScrolling}
            measure={rows.measureElement}
          />
        ),
      )}
      <Space height={rows.getTotalSize() - (items.at(-1)?.end ?? 0)} columns={columns} />
    </tbody>
  );
}

/** Fills the space of the rows outside the view. */
const Space = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 ? (
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  ) : null;
