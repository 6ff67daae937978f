import { Sparkline } from '@/components/charts/lines/sparkline';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { sectorsPage as copy } from '@/lib/content/research/sectors-pages';
import { paths } from '@/lib/domain/shared/paths';
import type { ListedSector } from '@/lib/server/research/sectors/page-props/listed-sector';
import styles from './sector-list.module.css';

const { columns, short } = copy;

/** All sectors side by side; on phones two lines for each. */
export function SectorList({ sectors }: { sectors: readonly ListedSector[] }) {
  const [year, ...otherYears] = new Set(sectors.map((sector) => sector.year));
  const isOneYear = otherYears.length === 0;
  return (
    <table className={styles.table}>
      <caption>{copy.order}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col">
              {name === columns.revenue && isOneYear ? `${name}, ${year}` : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sectors.map((sector) => (
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
  );
}

/** A change that rounds to zero is neither a gain nor a loss. */
const Change = ({ percent, text }: ListedSector['dayChange']) => (
  <SignedFigure of={percent ?? 0} hasMark>
    {text}
  </SignedFigure>
);
