import { useId, useRef } from 'react';
import { useNear } from '@/components/charts/use-near';
import { Disclosure } from '@/components/ui/disclosure';
import { SampleTag, Tag } from '@/components/ui/tag';
import { Table } from '@/components/ui/table';
import { useLate } from '@/lib/client/use-late';
import type { StockLine } from '@/lib/content/stock-lines';
import type { SymbolOrder } from '@/lib/domain/research';
import type { StocksView } from '@/lib/server/page-props/stocks-view';
import { defaultOrder, nextOrder, sortOf } from './order-of';
import { sectorColumns, type ColumnKey } from './sector-columns';
import styles from './sector-table.module.css';
import { useAddress } from '@/lib/client/use-address';

/** Sorting and narrowing are fetched when the reader comes near, or when the address asks for them. */
const loadRules = () => import('./table-rules');

/** A sector's stocks beside their median: sorted, narrowed, and the same table for whoever gets the address. */
export function SectorTable({ names, lines, median, source, isSample, isStale }: StocksView) {
  const captionId = useId();
  const place = useRef<HTMLDivElement>(null);
  const { query, change } = useAddress();
  const isAsked = Object.keys(query).some((name) => name !== 'slug');
  const isNear = useNear(place);
  const { part: rules } = useLate(loadRules, isAsked || isNear);

  const view = rules?.viewOf(query) ?? { order: defaultOrder, filter: {} };
  const shown = rules?.showLines(lines, view) ?? lines;
  const narrowed = Object.keys(view.filter).length;
  const count =
    shown.length === lines.length ? `All ${lines.length} stocks` : `${shown.length} of ${lines.length} stocks`;
  return (
    <div className={styles.part} ref={place}>
      <div data-needs-scripts="">
        <Disclosure title={narrowed === 0 ? 'Narrow the list' : `Narrow the list (${narrowed} set)`}>
          {rules ? (
            <rules.SectorFilter
              filter={view.filter}
              onChange={(filter) => change(rules.queryOf({ ...view, filter }, query))}
            />
          ) : null}
        </Disclosure>
      </div>
      <p role="status" className={styles.status}>
        {narrowed === 0 || !rules ? '' : `${count}. ${shown.length === 0 ? rules.noneFits : ''} ${rules.noFigure}`}
      </p>
      <div className={styles.wide} role="region" aria-labelledby={captionId} tabIndex={0}>
        <Table<StockLine, ColumnKey>
          isWide
          caption={
            <span className={styles.caption} id={captionId}>
              <span>
                {count}. {source}
              </span>
              {isSample ? <SampleTag /> : null}
              {isStale ? <Tag tone="attention">Older than usual</Tag> : null}
            </span>
          }
          columns={sectorColumns(names)}
          rows={shown}
          foot={[median]}
          rowKey={({ ticker }) => ticker}
          sort={sortOf(view.order)}
          onSort={(key) => change({ ...query, order: nextOrder(view.order, key as SymbolOrder) })}
        />
      </div>
    </div>
  );
}
