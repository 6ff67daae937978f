import { chunk } from 'es-toolkit/array';
import { Activity, useEffect, useRef, useState, type UIEvent } from 'react';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { classNames } from '@/components/ui/class-names';
import more from '@/components/ui/tables/more-columns.module.css';
import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import { perPage } from '@/lib/domain/research/screener/figures';
import type { ScreenerProps } from '@/lib/server/research/screener/page-props/screener';
import { ScreenHead } from './screen-head';
import { ScreenPaging } from './screen-paging';
import styles from './screen-table.module.css';
import { StockRow } from './stock-row';

const loadRows = () => import('./virtual-rows').then(({ VirtualRows }) => VirtualRows);
/** The number of rows that hydrate in one task. */
const together = 10;

/**
 * The list. The server renders its first page, and the code that loads more rows arrives on the first scroll. A page
 * requested by number stays a single page.
 */
export function ScreenRows({
  screen,
  stocks,
  total,
  pages,
}: Pick<ScreenerProps, 'screen' | 'stocks' | 'total' | 'pages'>) {
  const place = useRef<HTMLDivElement>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  const isWhole = screen.page === 1 && pages > 1;
  const { part: VirtualRows, failure } = useLazyModule(loadRows, isScrolled && isWhole);
  useEffect(() => {
    // Replay a scroll that happened before hydration.
    if ((place.current?.scrollTop ?? 0) > 0) place.current?.dispatchEvent(new Event('scroll'));
  }, []);
  const noteScroll = ({ currentTarget }: UIEvent) => {
    if (currentTarget.scrollTop > 0) setIsScrolled(true);
  };
  const first = (screen.page - 1) * perPage;
  const paging =
    pages > 1 ? (
      <ScreenPaging page={screen.page} pages={pages} to={(page) => screenerAddress({ ...screen, page })} />
    ) : null;
  return (
    <>
      <div className={classNames(more.edge, more.onPhones)}>
        <div
          className={styles.scroll}
          role="region"
          aria-label={copy.table}
          tabIndex={0}
          data-keeps-scroll=""
          ref={place}
          onScroll={noteScroll}
        >
          <table className={styles.table} aria-rowcount={total + 1}>
            <Activity>
              <ScreenHead screen={screen} />
            </Activity>
            {VirtualRows && isWhole ? (
              <VirtualRows screen={screen} stocks={stocks} total={total} place={place} />
            ) : (
              <tbody>
                {chunk([...stocks], together).map((some, part) => (
                  <Activity key={some[0]?.ticker}>
                    {some.map((stock, index) => (
                      <StockRow key={stock.ticker} {...stock} index={first + part * together + index} />
                    ))}
                  </Activity>
                ))}
                {isWhole && !failure ? (
                  // A spacer as high as the rows that follow.
                  <tr aria-hidden="true" data-needs-scripts="">
                    <td
                      colSpan={screen.columns.length + 2}
                      style={{ height: `calc(${total - stocks.length} * var(--row))` }}
                    />
                  </tr>
                ) : null}
              </tbody>
            )}
          </table>
        </div>
      </div>
      {isWhole && !failure ? <noscript>{paging}</noscript> : paging}
    </>
  );
}
