import { Seo } from '@/components/layout/document/seo';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { Notice } from '@/components/ui/feedback/notice';
import { TextLink } from '@/components/ui/navigation/text-link';
import { PageHeader } from '@/components/ui/page-header';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import { paths } from '@/lib/domain/shared/paths';
import type { ScreenerProps } from '@/lib/server/research/screener/page-props/screener';
import { ScreenForm } from './screen-form';
import { ScreenTable } from './screen-table';
import styles from './screener-page.module.css';
import { SectorMap } from './sector-map';

const loadSaved = () => import('./saved-screens').then(({ SavedScreens }) => SavedScreens);

/** All stocks by any figure, below a map of the sectors. The whole state is in the URL. */
export function ScreenerPage(props: ScreenerProps) {
  const { screen, problems, isImpossible, sectors, map } = props;
  const { part: SavedScreens } = useLazyModule(loadSaved, useIsHydrated());
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.screener} />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: copy.research, href: paths.sectors }]} />}
        title={copy.title}
        lead={copy.lead}
      >
        <span className={styles.jump}>
          <TextLink href="#stocks">{copy.toStocks}</TextLink>
        </span>
      </PageHeader>
      <div className={styles.parts}>
        <SectorMap map={map} />
        <section aria-labelledby="stocks" className={styles.stocks}>
          <h2 id="stocks" className={styles.title}>
            {copy.stocks}
          </h2>
          {problems.length > 0 ? (
            <Notice tone={isImpossible ? 'error' : 'attention'} title={isImpossible ? copy.impossible : copy.ignored}>
              <ul>{problems.map(({ field, text }) => (text === '' ? null : <li key={field}>{text}</li>))}</ul>
            </Notice>
          ) : null}
          <ScreenForm screen={screen} problems={problems} sectors={sectors} period={props.period} />
          <div className={styles.saved} data-needs-scripts="">
            {SavedScreens ? <SavedScreens screen={screen} /> : null}
          </div>
          <ScreenTable {...props} />
        </section>
      </div>
    </>
  );
}
