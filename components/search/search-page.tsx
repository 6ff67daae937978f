import { SearchForm } from '@/components/layout/navigation/search-form';
import { Seo } from '@/components/layout/document/seo';
import { Notice } from '@/components/ui/feedback/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { searchWords as words } from '@/lib/content/research/search';
import { paths } from '@/lib/domain/shared/paths';
import type { FoundProps } from '@/lib/server/search/page-props/search';
import { AllPages } from './all-pages';
import { FoundList } from './found-list';
import styles from './search-page.module.css';

/** The stocks and the pages of ours that a question fits. */
export function SearchPage({ question, found, stocks }: FoundProps) {
  const isNothing = question !== '' && found.length === 0 && stocks?.length === 0;
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.search} isHidden />
      <PageHeader title={words.title} lead={words.lead}>
        <SearchForm question={question} />
      </PageHeader>
      {stocks === null ? (
        <Section>
          <Notice tone="attention" title={words.stocksFailedTitle}>
            {words.stocksFailed}
          </Notice>
        </Section>
      ) : null}
      {stocks && stocks.length > 0 ? (
        <Section title={words.foundStocks(stocks.length)}>
          <FoundList
            items={stocks.map(({ ticker, name }) => ({ path: paths.stock(ticker), title: ticker, description: name }))}
          />
        </Section>
      ) : null}
      {found.length > 0 ? (
        <Section title={words.found(found.length)}>
          <FoundList items={found} />
        </Section>
      ) : null}
      {isNothing ? (
        <Section title={words.nothing(question)} lead={words.nothingText}>
          <p className={styles.request}>
            <TextLink href={paths.stockRequests}>{words.request}</TextLink>
          </p>
        </Section>
      ) : null}
      {question === '' || isNothing ? <AllPages /> : null}
    </>
  );
}
