import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Field } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/text-field';
import { leaderPanelCopy as copy } from '@/lib/content/places/leader-panel';
import styles from './claim-panel.module.css';

type ReportFormProps = { isBusy: boolean; send: (report: { text: string; meetsOn?: string }) => Promise<boolean> };

/** A form for a short report. The input stays until it is saved. */
export function ReportForm({ isBusy, send }: ReportFormProps) {
  const [text, setText] = useState('');
  const [meetsOn, setMeetsOn] = useState('');
  const [isFiled, setIsFiled] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!(await send({ text, ...(meetsOn === '' ? {} : { meetsOn }) }))) return;
    setText('');
    setMeetsOn('');
    setIsFiled(true);
  }

  return (
    <form onSubmit={(event) => void submit(event)} className={styles.part}>
      <Field label={copy.reportLabel} hint={copy.reportHint}>
        {(wiring) => (
          <textarea
            {...wiring}
            name="text"
            required
            minLength={20}
            maxLength={1000}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setIsFiled(false);
            }}
            className={styles.area}
          />
        )}
      </Field>
      <TextField
        name="meetsOn"
        type="date"
        label={copy.meetingLabel}
        hint={copy.meetingHint}
        isOptional
        value={meetsOn}
        onChange={(event) => setMeetsOn(event.target.value)}
      />
      <Button type="submit" isWide isBusy={isBusy}>
        {copy.reportSubmit}
      </Button>
      {isFiled ? <p role="status">{copy.reported}</p> : null}
    </form>
  );
}
