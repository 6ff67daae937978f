import type { ReactNode } from 'react';
import { Seo } from '@/components/layout/document/seo';
import { PageHeader } from '@/components/ui/page-header';
import type { LegalDocument } from '@/lib/content/marketing/legal/document';
import { fullDate } from '@/lib/domain/shared/dates';
import styles from './document-page.module.css';
import { DocumentPart } from './document-part';

export type DocumentPageProps = {
  page: LegalDocument;
  /** Further sections of the page below the document. */
  further?: readonly { id: string; title: string }[];
  /** The document's fingerprint, above its first section. */
  stamp?: ReactNode;
};

/** A document to be read, linked to by section, and printed. Nothing in it needs a script. */
export function DocumentPage({ page, further = [], stamp }: DocumentPageProps) {
  return (
    <>
      <Seo title={page.title} description={page.description} path={page.path} />
      <PageHeader
        eyebrow={`Version ${page.version}, in force since ${fullDate(page.effective)}`}
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
              {parts.map((part, index) => (
                <DocumentPart key={index} part={part} />
              ))}
            </section>
          ))}
          <p className={styles.end}>
            This page was written for this site by the people who built it, to say what it does. It is not legal advice,
            and an operator should have it read by a lawyer before a real start.
          </p>
        </div>
      </div>
    </>
  );
}
