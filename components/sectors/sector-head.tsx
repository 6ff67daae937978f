import { SectorNav } from '@/components/layout/sector-nav';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { PageHeader } from '@/components/ui/page-header';
import { SampleTag } from '@/components/ui/tag';
import { sectorWords as words } from '@/lib/content/sectors';
import { paths } from '@/lib/domain/paths';
import styles from './sector-head.module.css';

type SectorHeadProps = { slug: string; title: string; lead: string; current: 'stocks' | 'news'; isSample: boolean };

/** The top of a sector's two screens: the way here, what it is, and the way between them. */
export function SectorHead({ slug, title, lead, current, isSample }: SectorHeadProps) {
  return (
    <div className={styles.head}>
      <PageHeader
        trail={
          <Breadcrumbs
            trail={[
              { label: words.research, href: paths.sectorInsights },
              { label: words.sectors, href: paths.sectors },
            ]}
          />
        }
        title={title}
        lead={lead}
      >
        {isSample ? <SampleTag /> : null}
      </PageHeader>
      <div className={styles.nav}>
        <SectorNav slug={slug} current={current} />
      </div>
    </div>
  );
}
