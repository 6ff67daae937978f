import { SectorNav } from '@/components/layout/navigation/sector-nav';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { PageHeader } from '@/components/ui/page-header';
import { SampleTag } from '@/components/ui/tag';
import type { SectorName } from '@/lib/server/research/sectors/page-props/sectors';
import styles from './sector-head.module.css';

type SectorHeadProps = {
  sector: SectorName;
  title: string;
  lead: string;
  current: 'stocks' | 'news';
  isSample: boolean;
};

/** The header of a sector's two pages. */
export function SectorHead({ sector: { slug, trail }, title, lead, current, isSample }: SectorHeadProps) {
  return (
    <div>
      <PageHeader trail={<Breadcrumbs trail={trail} />} title={title} lead={lead} />
      <div className={styles.nav}>
        <SectorNav slug={slug} current={current} />
        {isSample ? (
          <span className={styles.sample}>
            <SampleTag />
          </span>
        ) : null}
      </div>
    </div>
  );
}
