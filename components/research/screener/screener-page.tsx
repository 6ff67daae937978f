import { Activity } from 'react';
import { Seo } from '@/components/layout/document/seo';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { Notice } from '@/components/ui/feedback/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import { isBound } from '@/lib/domain/research/screener/screen';
import { paths } from '@/lib/domain/shared/paths';
import type { ScreenerProps } from '@/lib/server/research/screener/page-props/screener';
import { FilterChips } from './filter-chips';
import { HeatMap } from './heat-map';
import { ScreenForm } from './screen-form';
import { ScreenTable } from './screen-table';
import styles from './screener-page.module.css';
import { StepLinks } from './step-links';

/**
 * All stocks by any figure, as a table or a heat map. The whole state is in the URL. The parts hydrate in separate
 * short tasks (see AppShell), so this component uses no state.
 */
export function ScreenerPage(props: ScreenerProps) {
  const { screen, problems, isImpossible, sectors, map, period, views } = props;
  // Fields show their own problems, but the map has no fields.
  const others = problems.filter(({ field, text }) => text !== '' && (period !== null || !isBound(field)));
  const title = period ? copy.map : copy.title;
  return (
    <>
      <Seo title={title} description={copy.description} path={paths.screener} />
      <div className={styles.parts}>
        <div className={styles.head}>
          <Breadcrumbs trail={[{ label: copy.research, href: paths.sectors }]} />
          <h1>{title}</h1>
          <StepLinks {...views} />
        </div>
        {problems.length > 0 ? (
          <Notice tone={isImpossible ? 'error' : 'attention'} title={copy.check}>
            {others.length > 0 ? (
              <ul>
                {others.map(({ field, text }) => (
                  <li key={field}>{text}</li>
                ))}
              </ul>
            ) : (
              copy.marked
            )}
          </Notice>
        ) : null}
        {period ? (
          <>
            {Object.keys(screen.bounds).length > 0 ? (
              <FilterChips screen={screen} sectors={sectors} period={period} />
            ) : null}
            <HeatMap map={map} />
          </>
        ) : (
          <section aria-labelledby="stocks" className={styles.stocks}>
            <h2 id="stocks">
              <VisuallyHidden>{copy.stocks}</VisuallyHidden>
            </h2>
            <Activity>
              <ScreenForm screen={screen} problems={problems} sectors={sectors} />
            </Activity>
            <ScreenTable {...props} />
          </section>
        )}
      </div>
    </>
  );
}
