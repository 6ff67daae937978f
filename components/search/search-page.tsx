import { SearchForm } from '@/components/layout/search-form';
import { Seo } from '@/components/layout/seo';
import { WaysOn } from '@/components/layout/ways-on';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { searchWords as words } from '@/lib/content/search';
import type { FoundPage } from '@/lib/domain/page-search';
import { paths } from '@/lib/domain/paths';
import styles from './search-page.module.css';

export type SearchPageProps = { question: string; found: readonly FoundPage[] };

/** The pages of ours that a question fits. */
export function SearchPage({ question, found }: SearchPageProps) {
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.search} isHidden />
      <PageHeader title={words.title} lead={words.lead}>
        <SearchForm question={question} />
      </PageHeader>
      {found.length > 0 ? (
        <Section title={words.found(found.length)}>
          <ol className={styles.found}>
            {found.map(({ path, title, description }) => (
              <li key={path}>
                <TextLink href={path}>{title}</TextLink>
                <p className={styles.description}>{description}</p>
              </li>
            ))}
          </ol>
        </Section>
      ) : null}
      {question !== '' && found.length === 0 ? (
        <Section title={words.nothing(question)} lead={words.nothingText} />
      ) : null}
      <WaysOn title="Ways on" />
    </>
  );
}
