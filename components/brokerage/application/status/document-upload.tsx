import { useRef, useState, type SubmitEvent } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { Field } from '@/components/ui/forms/field';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { statusPageCopy as copy } from '@/lib/content/brokerage/application/status-page-copy';
import { documentHints, documentNames } from '@/lib/content/brokerage/application/status-copy';
import type { ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import { documentFormats, maxDocumentBytes, type DocumentType } from '@/lib/domain/brokerage/application/statuses';
import { dayOf } from '@/lib/domain/shared/dates';
import fileInput from '@/components/ui/forms/file-input.module.css';
import styles from './status.module.css';
import { brokerageClient } from '@/components/brokerage/brokerage-client';

type DocumentUploadProps = {
  type: DocumentType;
  handedIn: string | undefined;
  onSent: (application: ApplicationState | null) => void;
};

/** Uploads a document to the broker. It can be replaced later. */
export function DocumentUpload({ type, handedIn, onSent }: DocumentUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isSent, setIsSent] = useState(false);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const file = input.current?.files?.[0];
    const wrong = faultOf(file);
    setError(wrong);
    setIsSent(false);
    if (wrong !== undefined || !file) return input.current?.focus();
    setIsBusy(true);
    try {
      const { application } = await brokerageClient().sendDocument({ query: { type }, file });
      setIsSent(true);
      // Shown as a toast too, because this form disappears if the broker needs nothing else.
      showToast('success', copy.sent);
      onSent(application);
    } catch (refusal) {
      setError(failureSentence(refusal));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={styles.upload} aria-label={documentNames[type]} noValidate onSubmit={(event) => void send(event)}>
      <Field label={documentNames[type]} hint={`${documentHints[type]} ${copy.chooseHint}`} error={error}>
        {(wiring) => (
          <input {...wiring} ref={input} type="file" accept={documentFormats.join(',')} className={fileInput.input} />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" weight={handedIn ? 'outline' : 'solid'} isBusy={isBusy} busyLabel={copy.sending}>
          {copy.send}
        </Button>
        <p role="status" className={styles.note}>
          {isSent ? copy.sent : handedIn ? copy.handedIn(dayOf(handedIn)) : null}
        </p>
      </div>
    </form>
  );
}

function faultOf(file: File | undefined) {
  if (!file) return copy.noFile;
  if (!documentFormats.some((format) => format === file.type)) return copy.wrongFormat;
  return file.size > maxDocumentBytes ? copy.tooLarge : undefined;
}
