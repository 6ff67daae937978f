import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { CountedParagraphField } from '@/components/ui/forms/counted-paragraph-field';
import {
  contactAnother,
  contactFormCopy as copy,
  contactSentFrom,
  messageCounter,
} from '@/lib/content/leads/contact-form';
import { isDemo } from '@/lib/content/shared/product';
import { contactMessageLimit } from '@/lib/domain/leads/lead-choices';
import { paths } from '@/lib/domain/shared/paths';
import { Honeypot } from './honeypot';
import { LeadDone } from './lead-done';
import { LeadField } from './lead-field';
import styles from './lead-form.module.css';
import { useLeadForm, type GivenLead } from './use-lead-form';
import { useSender } from './use-sender';

type ContactFormProps = {
  /** The input and errors that the form's own page received from a submission without scripts. */
  given?: GivenLead;
  /** The referrer from the page's URL, submitted with the form where scripts are unavailable. */
  source?: string;
  /** Called with whether a message was just sent. */
  onSent?: (isSent: boolean) => void;
};

/**
 * A contact form, which is empty again after sending. Without scripts it posts to the form's own page, which keeps
 * rejected input.
 */
export function ContactForm({ onSent, ...props }: ContactFormProps) {
  const [count, setCount] = useState(0);
  return (
    <MessageForm
      key={count}
      {...props}
      onSent={() => onSent?.(true)}
      onAnother={() => {
        setCount(count + 1);
        onSent?.(false);
      }}
    />
  );
}

type MessageFormProps = Omit<ContactFormProps, 'onSent'> & { onSent: () => void; onAnother: () => void };

function MessageForm({ given, source = '', onSent, onAnother }: MessageFormProps) {
  const [email, setEmail] = useState('');
  const { form, errorOf, failure, done, isBusy } = useLeadForm('contact', given, (sent) => {
    setEmail(sent['email'] ?? '');
    onSent();
  });
  const sender = useSender();
  if (done !== undefined)
    return (
      <div className={styles.form}>
        <LeadDone>{done}</LeadDone>
        <p>
          {isDemo ? null : `${copy.promise} `}
          {contactSentFrom(email)}
        </p>
        <Button weight="outline" onClick={onAnother}>
          {contactAnother}
        </Button>
      </div>
    );
  const values: Readonly<Record<string, string | undefined>> = { ...sender, ...given?.values };
  const firstWrong = copy.fields.find((field) => given?.errors[field.name] !== undefined)?.name;

  return (
    <form
      {...form}
      action={paths.form('contact') + (source && `?${source}`)}
      aria-label={copy.title}
      className={styles.form}
    >
      <p className={styles.failure} role="alert">
        {failure}
      </p>
      {copy.fields.map(({ kind, ...field }) =>
        kind === 'paragraph' ? (
          <CountedParagraphField
            key={field.name}
            {...field}
            error={errorOf(field.name)}
            defaultValue={values[field.name]}
            autoFocus={field.name === firstWrong}
            limit={contactMessageLimit}
            counter={messageCounter}
          />
        ) : (
          <LeadField
            key={field.name}
            field={{ kind, ...field }}
            error={errorOf(field.name)}
            value={values[field.name]}
            autoFocus={field.name === firstWrong}
          />
        ),
      )}
      <Honeypot />
      <Button type="submit" isBusy={isBusy} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
      <p className={styles.promise}>{copy.promise}</p>
    </form>
  );
}
