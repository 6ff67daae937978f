import { Honeypot } from '@/components/leads/honeypot';
import { LeadDone } from '@/components/leads/lead-done';
import { LeadField } from '@/components/leads/lead-field';
import { useLeadForm } from '@/components/leads/use-lead-form';
import { Button } from '@/components/ui/forms/button';
import { CountedParagraphField } from '@/components/ui/forms/counted-paragraph-field';
import { contactFormCopy as copy, messageCounter } from '@/lib/content/leads/contact-form';
import { contactMessageLimit } from '@/lib/domain/leads/lead-choices';
import { paths } from '@/lib/domain/shared/paths';
import styles from './contact-page.module.css';
import { useSender } from './use-sender';

/** A message to the operator. Without scripts it posts to the form's own page, which keeps the input of a refusal. */
export function ContactForm() {
  const { form, errorOf, failure, done, isBusy } = useLeadForm('contact', undefined);
  const sender = useSender();
  if (done !== undefined) return <LeadDone>{done}</LeadDone>;

  return (
    <form {...form} action={paths.form('contact')} aria-label={copy.title} className={styles.form}>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      {copy.fields.map(({ kind, ...field }) =>
        kind === 'paragraph' ? (
          <CountedParagraphField
            key={field.name}
            {...field}
            error={errorOf(field.name)}
            limit={contactMessageLimit}
            counter={messageCounter}
          />
        ) : (
          <LeadField
            key={field.name}
            field={{ kind, ...field }}
            error={errorOf(field.name)}
            value={sender[field.name]}
            autoFocus={false}
          />
        ),
      )}
      <Honeypot />
      <Button type="submit" isBusy={isBusy} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
      <p className={styles.hint}>{copy.promise}</p>
    </form>
  );
}
