import { screenNames } from '@/lib/content/research/screener/screener';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import type { ScreenKey, ScreenSort } from '@/lib/domain/research/screener/figures';
import type { Screen } from '@/lib/domain/research/screener/screen';
import styles from './screen-table.module.css';
import { StepLink } from './step-link';

/** The column headers, each a link that sorts. */
export function ScreenHead({ screen }: { screen: Screen }) {
  const isDown = screen.sort.startsWith('-');
  const sorted = screen.sort.replace(/^-/, '');
  const columns: readonly ScreenKey[] = ['ticker', 'name', ...screen.columns];
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((key) => (
          <th
            key={key}
            scope="col"
            className={key === 'name' ? styles.wide : undefined}
            aria-sort={key !== sorted ? 'none' : isDown ? 'descending' : 'ascending'}
          >
            <StepLink href={screenerAddress({ ...screen, sort: nextSort(screen.sort, key), page: 1 })}>
              {screenNames[key]}
              {/* A no-break space: the mark does not stand in a line of its own. */}
              {key === sorted ? <span aria-hidden="true">{isDown ? '\u00a0↓' : '\u00a0↑'}</span> : null}
            </StepLink>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The next sort order: names ascending first, figures descending first; a second click reverses it. */
function nextSort(current: ScreenSort, key: ScreenKey): ScreenSort {
  if (current === key) return `-${key}`;
  if (current === `-${key}`) return key;
  return key === 'ticker' || key === 'name' ? key : `-${key}`;
}
