import { useState } from 'react';
import { Sparkline } from '@/components/charts/lines/sparkline';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { SortControl } from '@/components/ui/tables/sort-control';
import type { Sort } from '@/components/ui/tables/table';
import sorting from '@/components/ui/tables/table-sort.module.css';
import { classNames } from '@/components/ui/class-names';
import { sectorsPage as copy } from '@/lib/content/research/sectors-pages';
import { paths } from '@/lib/domain/shared/paths';
import { sortRows } from '@/lib/domain/shared/sort-rows';
import type { ListedSector } from '@/lib/server/research/sectors/page-props/listed-sector';
import styles from './sector-list.module.css';

const { columns, short } = copy;
type ColumnKey = keyof typeof columns;

const valueOf: Record<ColumnKey, (sector: ListedSector) => string | number | null> = {
  sector: ({ name }) => name,
  index: ({ yearChange }) => yearChange.percent,
  day: ({ dayChange }) => dayChange.percent,
  year: ({ yearChange }) => yearChange.percent,
  pe: ({ values }) => values.pe,
  revenue: ({ values }) => values.revenue,
  stocks: ({ members }) => members,
};

/** The line is drawn of the change next to it. */
const heads = (Object.keys(columns) as ColumnKey[]).map((key) => ({
  key,
  header: columns[key],
  isUnsorted: key === 'index',
}));

/** All sectors side by side, the best year first until another column is chosen; on phones two lines for each. */
export function SectorList({ sectors }: { sectors: readonly ListedSector[] }) {
  const [sort, setSort] = useState<Sort<ColumnKey>>({ key: 'year', direction: 'desc' });
  const sortBy = (key: ColumnKey) => setSort(nextSort(sort, key));
  const [year, ...otherYears] = new Set(sectors.map((sector) => sector.year));
  const isOneYear = otherYears.length === 0;
  return (
    <>
      <SortControl columns={heads} sort={sort} onSort={sortBy} />
      <table className={styles.table}>
        <caption>{copy.average}</caption>
        <thead>
          <tr>
            {heads.map(({ key, header, isUnsorted }) => (
              <th key={key} scope="col" aria-sort={isUnsorted ? undefined : ariaSort(sort, key)}>
                {isUnsorted ? (
                  header
                ) : (
                  <button
                    type="button"
                    className={classNames(sorting.sort, key !== 'sector' && sorting.reversed)}
                    onClick={() => sortBy(key)}
                  >
                    {key === 'revenue' && isOneYear ? `${header}, ${year}` : header}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortRows(sectors, valueOf[sort.key], sort.direction).map((sector) => (
            <tr key={sector.slug}>
              <th scope="row">
                <Link href={paths.sectorStocks(sector.slug)}>{sector.name}</Link>
                <p>{sector.description}</p>
              </th>
              <td>
                <Sparkline values={sector.index.values} summary={sector.index.summary} />
              </td>
              <td data-label={short.day}>
                <Change {...sector.dayChange} />
              </td>
              <td data-label={short.year}>
                <Change {...sector.yearChange} />
              </td>
              <td data-label={columns.pe}>{sector.pe}</td>
              <td>
                {sector.revenue} {isOneYear ? null : <small>{sector.year}</small>}
              </td>
              <td>{sector.members}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Names start at A, figures at the largest; a second click reverses. */
function nextSort(sort: Sort<ColumnKey>, key: ColumnKey): Sort<ColumnKey> {
  if (sort.key === key) return { key, direction: sort.direction === 'asc' ? 'desc' : 'asc' };
  return { key, direction: key === 'sector' ? 'asc' : 'desc' };
}

function ariaSort(sort: Sort<ColumnKey>, key: ColumnKey) {
  if (sort.key !== key) return 'none';
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

/** A change that rounds to zero is neither a gain nor a loss. */
const Change = ({ percent, text }: ListedSector['dayChange']) => (
  <SignedFigure of={percent ?? 0} hasMark>
    {text}
  </SignedFigure>
);
