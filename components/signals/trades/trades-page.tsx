import { Seo } from '@/components/layout/document/seo';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { TextLink } from '@/components/ui/navigation/text-link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { useIsHydrated } from '@/lib/client/data/use-is-hydrated';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { tradesPage as copy } from '@/lib/content/signals/listing/trades-page';
import { tradesPath } from '@/lib/domain/signals/listing/trades-path';
import type { TradesProps } from '@/lib/server/signals/page-props/trades';
import { PerformanceChoices } from '../performance/performance-choices';
import { SealedSignals } from '../sealed-signals';
import { TradeExports } from './trade-exports';
import { TradesForm } from './trades-form';
import styles from './trades-page.module.css';
import { TradesTable } from './trades-table';

const loadMemberSignals = () => import('../member-parts').then(({ MemberSignals }) => MemberSignals);

/** All trades, filtered, sorted and paged by the URL. Works without scripts. */
export function TradesPage(props: TradesProps) {
  const { query, variantChoice, problems, rows, sealed, hrefs, sha256 } = props;
  const isLive = query.variant === 'live';
  const { title, heading, lead } = isLive ? copy.live : copy;
  const { part: MemberSignals } = useLazyModule(loadMemberSignals, useIsHydrated() && isLive);
  return (
    <>
      <Seo title={title} description={copy.description} path={tradesPath} />
      <PageHeader trail={<Breadcrumbs trail={copy.trail} />} title={heading} lead={lead} />
      <Section id="trades">
        <div className={styles.parts}>
          <PerformanceChoices choices={[variantChoice]} />
          {problems.length > 0 ? (
            <Notice tone="attention" title={copy.ignored}>
              <ul>
                {problems.map(({ field, text }) => (
                  <li key={field}>{text}</li>
                ))}
              </ul>
            </Notice>
          ) : null}
          {!isLive ? null : MemberSignals ? (
            <MemberSignals sealed={sealed} />
          ) : (
            <SealedSignals sealed={sealed} level="h2" />
          )}
          <TradesForm key={hrefs.csv + problems.length} {...props} />
          <TradeExports hrefs={hrefs} />
          {rows.length > 0 ? (
            <TradesTable {...props} />
          ) : (
            <EmptyState
              title={copy.none}
              action={
                <ButtonLink href={hrefs.clear} weight="outline">
                  {copy.clear}
                </ButtonLink>
              }
            >
              {copy.noneText}
            </EmptyState>
          )}
          {hrefs.first === null && hrefs.next === null ? null : (
            <nav className={styles.paging} aria-label={copy.paging}>
              {hrefs.first === null ? null : <TextLink href={hrefs.first}>{copy.first}</TextLink>}
              {hrefs.next === null ? null : <TextLink href={hrefs.next}>{copy.next}</TextLink>}
            </nav>
          )}
          {sha256 === null ? null : (
            <p className={styles.note}>
              {copy.checksum}: <code>{sha256}</code>
            </p>
          )}
        </div>
      </Section>
    </>
  );
}
