import { SearchForm } from '@/components/layout/navigation/search-form';
import { Seo } from '@/components/layout/document/seo';
import { Notice } from '@/components/ui/feedback/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { searchCopy as copy } from '@/lib/content/search/search';
import { foundSections } from '@/lib/domain/search/best-match';
import { paths } from '@/lib/domain/shared/paths';
import type { FoundProps } from '@/lib/server/search/page-props/search';
import { AllPages } from './all-pages';
import { BestMatchCard } from './best-match-card';
import { SearchResultList } from './search-result-list';
import styles from './search-page.module.css';

/** Search results: the best match in its own card, the others by kind. Without results, lists all pages. */
export function SearchPage({ question, isCut, groups, hasFailed }: FoundProps) {
  const isUnanswered = groups.every(({ isAlike }) => isAlike);
  const isNothing = question !== '' && isUnanswered && !hasFailed;
  const sections = foundSections({ question, groups });
  /** Placed after similar names, since a typo is more likely than a missing stock. */
  const request = (
    <p className={styles.note}>
      <TextLink href={paths.stockRequests}>{copy.request}</TextLink>
    </p>
  );
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.search} isHidden />
      <PageHeader title={copy.title} lead={copy.lead}>
        <SearchForm question={question} />
        {isCut ? <p className={styles.note}>{copy.cut}</p> : null}
      </PageHeader>
      {hasFailed ? (
        <Section>
          <Notice tone="attention" title={copy.failedTitle}>
            {copy.failed}
          </Notice>
        </Section>
      ) : null}
      {isNothing ? (
        <Section title={groups.length > 0 ? copy.noExact(question) : copy.nothing(question)} lead={copy.nothingText}>
          {groups.length > 0 ? null : request}
        </Section>
      ) : null}
      {sections.length > 0 ? (
        <Section>
          <div className={styles.results}>
            {sections.map((section) =>
              section.part === 'best' ? (
                <BestMatchCard key="best" section={section} />
              ) : (
                <SearchResultList key={`${section.part}-${section.kind}`} section={section} />
              ),
            )}
          </div>
          {isNothing ? request : null}
        </Section>
      ) : null}
      {isUnanswered ? <AllPages /> : null}
    </>
  );
}
