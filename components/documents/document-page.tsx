import type { ReactNode } from 'react';
import { Seo } from '@/components/layout/document/seo';
import { PageHeader } from '@/components/ui/page-header';
import { PhoneFold } from '@/components/ui/phone-fold';
import type { LegalDocument } from '@/lib/content/shared/legal-document';
import { isDemo } from '@/lib/content/shared/product';
import { fullDate } from '@/lib/domain/shared/dates';
import styles from './document-page.module.css';
import { DocumentBlock } from './document-block';

export type DocumentPageProps = {
  page: LegalDocument;
  /** Additional sections of the page, below the document. */
  further?: readonly { id: string; title: string }[];
  /** An agreement's hash, shown above its first section. */
  stamp?: ReactNode;
};

const demoNote = 'Sample document, not legal advice.';

const Parts = ({ parts }: Pick<LegalDocument['sections'][number], 'parts'>) => (
  <div className={styles.parts}>
    {parts.map((part, index) => (
      <DocumentBlock key={index} part={part} />
    ))}
  </div>
);

/**
 * A document to read, print and link to by section. On phones each section shows its summary and collapses its text,
 * except in agreements, which have a stamp. Works without scripts.
 */
export function DocumentPage({ page, further = [], stamp }: DocumentPageProps) {
  return (
    <>
      <Seo title={page.title} description={page.description} path={page.path} />
      <PageHeader
        eyebrow={`Version ${page.version}, effective ${fullDate(page.effective)}`}
        title={page.title}
        lead={page.lead}
      />
      <div className={styles.document}>
        <nav className={styles.contents} aria-label="Contents of this page">
          <p className={styles.contentsTitle}>On this page</p>
          <ol>
            {[...page.sections, ...further].map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.contentsLink}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {stamp}
          {page.sections.map(({ id, title, summary, parts }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={styles.title}>
                {title}
              </h2>
              <p className={styles.summary}>{summary}</p>
              {stamp ? (
                <Parts parts={parts} />
              ) : (
                <PhoneFold label={`Read “${title}” in full`}>
                  <Parts parts={parts} />
                </PhoneFold>
              )}
            </section>
          ))}
          {isDemo ? <p className={styles.end}>{demoNote}</p> : null}
        </div>
      </div>
    </>
  );
}
