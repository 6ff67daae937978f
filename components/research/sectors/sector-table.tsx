import { useId, useRef } from 'react';
import { useNear } from '@/components/charts/frame/use-near';
import { classNames } from '@/components/ui/class-names';
import { Opener } from '@/components/ui/navigation/opener';
import { SampleTag, Tag } from '@/components/ui/tag';
import more from '@/components/ui/tables/more-columns.module.css';
import { PhoneRows } from '@/components/ui/tables/phone-rows';
import { Table } from '@/components/ui/tables/table';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import type { SymbolOrder } from '@/lib/domain/research/research';
import type { DrawnStockLine, StocksView } from '@/lib/server/research/stocks/page-props/stocks-view';
import { defaultOrder, nextOrder, sortOf } from './order-of';
import { sectorColumns, type ColumnKey } from './sector-columns';
import styles from './sector-table.module.css';
import { useAddress } from '@/lib/client/data/use-address';

/** Loads when the table nears the viewport or the URL has a filter. */
const loadRules = () => import('./table-rules');

/** A sector's stocks with their median. Sort order and filters are in the URL. */
export function SectorTable({ names, lines, median, source, isSample, isStale }: StocksView) {
  const captionId = useId();
  const place = useRef<HTMLDivElement>(null);
  const { query, change } = useAddress();
  const isAsked = Object.keys(query).some((name) => name !== 'slug');
  const isNear = useNear(place);
  const { part: rules } = useLazyModule(loadRules, isAsked || isNear);

  const view = rules?.viewOf(query) ?? { order: defaultOrder, filter: {} };
  const shown = rules?.showLines(lines, view) ?? lines;
  const narrowed = Object.keys(view.filter).length;
  const count = rules?.countOf(shown, lines) ?? `All ${lines.length} stocks`;
  const columns = sectorColumns(names);
  const sort = sortOf(view.order);
  const sortBy = (key: ColumnKey) => change({ ...query, order: nextOrder(view.order, key as SymbolOrder) });
  return (
    <div className={styles.part} ref={place}>
      <div data-needs-scripts="" className={styles.tools}>
        <details>
          <Opener>{narrowed === 0 ? 'Filters' : `Filters (${narrowed})`}</Opener>
          {rules ? (
            <rules.SectorFilter
              filter={view.filter}
              onChange={(filter) => change(rules.queryOf({ ...view, filter }, query))}
            />
          ) : null}
        </details>
        {rules ? <rules.SortControl columns={columns} sort={sort} onSort={sortBy} /> : null}
      </div>
      <p role="status" className={styles.status}>
        {narrowed ? rules?.statusOf(shown, count) : null}
      </p>
      <div className={classNames(more.edge, more.paper)}>
        <div className={styles.wide} role="region" aria-labelledby={captionId} tabIndex={0}>
          <PhoneRows label={`Show all ${shown.length} stocks`} count={shown.length}>
            <Table<DrawnStockLine, ColumnKey>
              isWide
              caption={
                <span className={styles.caption} id={captionId}>
                  <span>
                    {count}. {source}
                  </span>
                  {isSample ? <SampleTag /> : null}
                  {isStale ? <Tag tone="attention">Delayed</Tag> : null}
                </span>
              }
              columns={columns}
              rows={shown}
              foot={[median]}
              rowKey={({ ticker }) => ticker}
              sort={sort}
              onSort={sortBy}
            />
          </PhoneRows>
        </div>
      </div>
    </div>
  );
}
