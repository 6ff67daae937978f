import { Button } from '@/components/ui/forms/button';
import type { LeadFormCopy } from '@/lib/content/leads/lead-form-copy';
import { paths } from '@/lib/domain/shared/paths';
import type { LeadFormName } from '@/lib/domain/shared/lead-form-names';
import { LeadDone } from './lead-done';
import { LeadField } from './lead-field';
import styles from './lead-form.module.css';
import { Honeypot } from './honeypot';
import { useLeadForm, type GivenLead } from './use-lead-form';

type LeadFormProps = {
  form: LeadFormName;
  copy: Pick<LeadFormCopy, 'fields' | 'submit' | 'busy' | 'promise'>;
  /** The input and errors that the form's own page received from a submission without scripts. */
  given?: GivenLead;
  /** The referrer from the page's URL, submitted with the form where scripts are unavailable. */
  source?: string;
  /** The path of the visitor's page, submitted for the link that confirms a sign-up. */
  place?: string;
};

/** A form that posts to its own page as plain HTML, and is sent in place once scripts run. */
export function LeadForm({ form: name, copy, given, source = '', place = '' }: LeadFormProps) {
  const { form, errorOf, failure, done, isBusy } = useLeadForm(name, given);
  if (done !== undefined) return <LeadDone>{done}</LeadDone>;
  const firstWrong = copy.fields.find((field) => given?.errors[field.name] !== undefined)?.name;

  return (
    <form {...form} action={paths.form(name) + (source && `?${source}`)} className={styles.form}>
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      <div className={styles.fields}>
        {copy.fields.map((field) => (
          <LeadField
            key={field.name}
            field={field}
            error={errorOf(field.name)}
            value={given?.values[field.name]}
            autoFocus={field.name === firstWrong}
          />
        ))}
      </div>
      {place === '' ? null : <input type="hidden" name="place" value={place} />}
      <Honeypot />
      <Button type="submit" isBusy={isBusy} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
      <p className={styles.promise}>{copy.promise}</p>
    </form>
  );
}
