import type { PlannedPage } from '@/lib/content/pages';
import { ComingPage } from './coming-page';
import styles from './coming-sector-page.module.css';
import { SectorNav } from './sector-nav';

type SectorProps = { page: PlannedPage; slug: string };

/** A sector's two screens: their navigation is there, what they will hold is not. */
function ComingSectorPage({ page, slug, current }: SectorProps & { current: 'stocks' | 'news' }) {
  return (
    <ComingPage page={page}>
      <div className={styles.nav}>
        <SectorNav slug={slug} current={current} />
      </div>
    </ComingPage>
  );
}

export const ComingSectorStocks = (props: SectorProps) => <ComingSectorPage {...props} current="stocks" />;
export const ComingSectorNews = (props: SectorProps) => <ComingSectorPage {...props} current="news" />;
