import { SectorNav } from '@/components/layout/sector-nav';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { PageHeader } from '@/components/ui/page-header';
import { SampleTag } from '@/components/ui/tag';
import type { SectorName } from '@/lib/server/page-props/sectors';
import styles from './sector-head.module.css';

type SectorHeadProps = {
  sector: SectorName;
  title: string;
  lead: string;
  current: 'stocks' | 'news';
  isSample: boolean;
};

/** The top of a sector's two screens: the way here, what it is, and the way between them. */
export function SectorHead({ sector: { slug, trail }, title, lead, current, isSample }: SectorHeadProps) {
  return (
    <div>
      <PageHeader trail={<Breadcrumbs trail={trail} />} title={title} lead={lead}>
        {isSample ? <SampleTag /> : null}
      </PageHeader>
      <div className={styles.nav}>
        <SectorNav slug={slug} current={current} />
      </div>
    </div>
  );
}
