import { useRef } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SampleTag } from '@/components/ui/tag';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import { countFilters } from '@/lib/domain/research/screener/screen';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import { perPage } from '@/lib/domain/research/screener/figures';
import type { ScreenerProps } from '@/lib/server/research/screener/page-props/screener';
import more from './more-columns.module.css';
import { ScreenActions } from './screen-actions';
import { ScreenHead } from './screen-head';
import { ScreenPaging } from './screen-paging';
import styles from './screen-table.module.css';
import { StepLink } from './step-link';
import { StockRow } from './stock-row';

/** Loaded after hydration, and only for a list of several pages. */
const loadRows = () => import('./virtual-rows').then(({ VirtualRows }) => VirtualRows);

/** The stocks of a screen. The first page is rendered on the server; further rows load as they are scrolled to. */
export function ScreenTable({ screen, stocks, total, pages, source, isSample, period }: ScreenerProps) {
  const place = useRef<HTMLDivElement>(null);
  // A page requested by its number stays one page.
  const isVirtual = useIsHydrated() && screen.page === 1 && pages > 1;
  // If the code did not load, the reader can still go from page to page.
  const { part: VirtualRows } = useLazyModule(loadRows, isVirtual);
  const to = (page: number) => screenerAddress({ ...screen, page }, period);
  const first = (screen.page - 1) * perPage;
  return (
    <>
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {copy.count(total, total === 0 || countFilters(screen) > 0)} {isSample ? <SampleTag /> : null}
        </p>
        {total > 0 ? <ScreenActions screen={screen} stocks={stocks} /> : null}
      </div>
      {stocks.length > 0 ? (
        <div className={more.edge}>
          <div className={styles.scroll} role="region" aria-label={copy.table} tabIndex={0} ref={place}>
            <table className={styles.table} aria-rowcount={total + 1}>
              <ScreenHead screen={screen} period={period} />
              {VirtualRows && isVirtual ? (
                <VirtualRows screen={screen} stocks={stocks} total={total} place={place} />
              ) : (
                <tbody>
                  {stocks.map((stock, index) => (
                    <StockRow key={stock.ticker} {...stock} index={first + index} />
                  ))}
                </tbody>
              )}
            </table>
          </div>
        </div>
      ) : total === 0 ? (
        <EmptyState
          title={copy.none}
          action={
            <StepLink href={screenerAddress({ ...screen, sector: null, bounds: {}, page: 1 }, period)}>
              {copy.clear}
            </StepLink>
          }
        >
          {copy.noneText}
        </EmptyState>
      ) : (
        <EmptyState title={copy.beyond} action={<StepLink href={to(1)}>{copy.first}</StepLink>}>
          {copy.beyondText(pages)}
        </EmptyState>
      )}
      <div className={styles.below}>
        {pages > 1 && stocks.length > 0 && !(VirtualRows && isVirtual) ? (
          <ScreenPaging page={screen.page} pages={pages} to={to} />
        ) : null}
        <p className={styles.source}>
          {source} {copy.missing}
        </p>
      </div>
    </>
  );
}
