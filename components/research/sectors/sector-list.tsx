import { Sparkline } from '@/components/charts/lines/sparkline';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { StatRow } from '@/components/ui/tables/stat-row';
import { sectorsPage as copy } from '@/lib/content/research/sectors-pages';
import { paths } from '@/lib/domain/shared/paths';
import type { ListedSector } from '@/lib/server/research/sectors/page-props/listed-sector';
import styles from './sector-list.module.css';

/** A card for each sector. */
export function SectorList({ sectors }: { sectors: readonly ListedSector[] }) {
  return (
    <ul className={styles.grid}>
      {sectors.map((sector) => (
        <Card key={sector.slug} as="li">
          <div className={styles.head}>
            <h2 className={styles.title}>
              <Link href={paths.sectorStocks(sector.slug)} className={styles.link}>
                {sector.name}
              </Link>
            </h2>
            <Sparkline values={sector.index.values} summary={sector.index.summary} />
          </div>
          <p className={styles.text}>{sector.description}</p>
          <div className={styles.figures}>
            <StatRow
              stats={[
                { label: copy.dayChange, value: <Change {...sector.dayChange} /> },
                { label: copy.yearChange, value: <Change {...sector.yearChange} /> },
                { label: copy.pe, value: sector.pe },
                { label: copy.revenue, value: sector.revenue },
              ]}
            />
          </div>
          <p className={styles.foot}>
            <span>
              {copy.stocks(sector.members)} · {sector.year}
            </span>
            <Link href={paths.sectorNews(sector.slug)} className={styles.news}>
              {copy.newsOf(sector.name)}
            </Link>
          </p>
        </Card>
      ))}
    </ul>
  );
}

/** A change that rounds to zero is neither a gain nor a loss. */
const Change = ({ percent, text }: ListedSector['dayChange']) => (
  <SignedFigure of={percent ?? 0} hasMark>
    {text}
  </SignedFigure>
);
