import { Seo } from '@/components/layout/seo';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { roundStateWords, roundsPage as words } from '@/lib/content/rounds';
import { paths } from '@/lib/domain/paths';
import type { RoundsProps } from '@/lib/server/page-props/rounds';
import { LimitPart } from './limit-part';
import { RoundRows } from './round-rows';
import styles from './rounds.module.css';

/** Every round that everybody may see, how one goes, and what the law lets a person invest. No terms: a round's page has them. */
export function RoundsPage({ items }: RoundsProps) {
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.rounds} />
      <PageHeader eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <Section title={words.list}>
        <div className={styles.notices}>
          <Notice>{words.legend}</Notice>
        </div>
        {items.length > 0 ? (
          <RoundRows items={items} hrefOf={paths.round} />
        ) : (
          <EmptyState title={words.none}>{words.noneText}</EmptyState>
        )}
      </Section>
      <Section title={words.firstLookTitle} isSplit>
        <div>
          <p>{words.firstLookText}</p>
          <p className={styles.ways}>
            <TextLink href={paths.accountInvesting}>{words.firstLookAction}</TextLink>
            <TextLink href={paths.investor}>{words.becomeInvestor}</TextLink>
          </p>
        </div>
      </Section>
      <Section title={words.howTitle} isSplit>
        <dl className={`${styles.rows} ${styles.words}`}>
          {(['testing-waters', 'live', 'closing', 'closed', 'cancelled'] as const).map((state) => (
            <div key={state} className={styles.fact}>
              <dt>{roundStateWords[state].name}</dt>
              <dd>{roundStateWords[state].text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={words.limitTitle} lead={words.limitLead} id="limit">
        <LimitPart />
      </Section>
    </>
  );
}
