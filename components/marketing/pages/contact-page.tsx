import { useState } from 'react';
import { DocumentBlock } from '@/components/documents/document-block';
import { ContactForm } from '@/components/leads/contact-form';
import { Seo } from '@/components/layout/document/seo';
import { Disclosure } from '@/components/ui/navigation/disclosure';
import { TextLink } from '@/components/ui/navigation/text-link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { contactPage as copy } from '@/lib/content/marketing/contact';
import { contactFormCopy } from '@/lib/content/leads/contact-form';
import type { Part } from '@/lib/content/shared/legal-document';
import { paths } from '@/lib/domain/shared/paths';
import styles from './contact-page.module.css';

type Topic = { topic: string; questions: readonly { question: string; href: string }[] };
type ContactPageProps = { operator: readonly Part[]; topics: readonly Topic[] };

/** Links to common answers and self-service, a contact form, and the operator's name, address and email. */
export function ContactPage({ operator, topics }: ContactPageProps) {
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.contact} />
      <PageHeader title={copy.title} lead={copy.lead} />
      <Section id="answers">
        <div className={styles.columns}>
          <Section title={copy.answersTitle} isNested>
            {topics.map(({ topic, questions }) => (
              <Disclosure key={topic} title={topic} isWide>
                <ul>
                  {questions.map(({ question, href }) => (
                    <li key={href}>
                      <TextLink href={href}>{question}</TextLink>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            ))}
          </Section>
          <Section title={copy.ownTitle} isNested>
            {copy.requests.map(({ note, tasks }) => (
              <div key={note} className={styles.requests}>
                <p className={styles.note}>{note}</p>
                <ul>
                  {tasks.map(({ task, href }) => (
                    <li key={href} className={styles.task}>
                      <TextLink href={href}>{task}</TextLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </Section>
        </div>
      </Section>
      <Section
        title={isSent ? copy.sentTitle : contactFormCopy.title}
        lead={isSent ? undefined : contactFormCopy.text}
        isSplit
        id="write"
      >
        <div>
          <ContactForm onSent={setIsSent} />
        </div>
      </Section>
      <Section title={copy.operatorTitle} isSplit>
        <div className={styles.operator}>
          {operator.map((part, index) => (
            <DocumentBlock key={index} part={part} />
          ))}
        </div>
      </Section>
    </>
  );
}
