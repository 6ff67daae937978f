import { DocumentPart } from '@/components/documents/document-part';
import { Seo } from '@/components/layout/document/seo';
import { TextLink } from '@/components/ui/navigation/text-link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { contactPage as copy } from '@/lib/content/marketing/contact';
import type { Part } from '@/lib/content/marketing/legal/document';
import { paths } from '@/lib/domain/shared/paths';
import styles from './contact-page.module.css';

type ContactPageProps = { operator: readonly Part[]; hasEmail: boolean };

/** What members can do themselves, and the operator's name, address and email. */
export function ContactPage({ operator, hasEmail }: ContactPageProps) {
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.contact} />
      <PageHeader title={copy.title} lead={hasEmail ? `${copy.lead} ${copy.leadToWrite}` : copy.lead} />
      <Section title={copy.ownTitle} isSplit>
        <ul>
          {copy.tasks.map(({ task, label, href }) => (
            <li key={href} className={styles.task}>
              {task}
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={copy.writeTitle} isSplit id="write">
        <div className={styles.write}>
          {operator.map((part, index) => (
            <DocumentPart key={index} part={part} />
          ))}
          {hasEmail ? <p className={styles.hint}>{copy.writeHint}</p> : null}
        </div>
      </Section>
    </>
  );
}
