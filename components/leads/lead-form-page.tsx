import { Seo } from '@/components/layout/document/seo';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/navigation/text-link';
import type { LeadFormPageProps } from '@/lib/server/leads/page-props/lead-form';
import { paths } from '@/lib/domain/shared/paths';
import { ContactForm } from './contact-form';
import { LeadForm } from './lead-form';
import styles from './lead-form-page.module.css';
import { TrackerIdeas } from './tracker-ideas';

/** A lead form's own page, for links to it and for submissions without scripts. */
export function LeadFormPage({ form, copy, given, done, source, place, ideas }: LeadFormPageProps) {
  const title = copy.tabTitle ?? copy.title;
  const state = done !== null ? 'Received: ' : given ? 'Not sent yet: ' : '';
  return (
    <>
      <Seo
        title={state + title}
        description={copy.description}
        path={paths.form(form)}
        isHidden={given !== null || done !== null}
      />
      <PageHeader title={copy.title} lead={copy.text} />
      <div className={styles.body}>
        {done === null && form === 'contact' ? (
          <ContactForm source={source} {...(given ? { given } : {})} />
        ) : done === null ? (
          <LeadForm key={form} form={form} copy={copy} source={source} place={place} {...(given ? { given } : {})} />
        ) : (
          <div className={styles.done}>
            <p role="status">{done}</p>
            <TextLink href={paths.home}>Back to the start</TextLink>
          </div>
        )}
      </div>
      {form === 'tracker' ? <TrackerIdeas ideas={ideas} /> : null}
    </>
  );
}
