import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { fieldsOf } from '@/lib/client/http/fields-of';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { amlForm, amlCopy as copy } from '@/lib/content/investing/aml-form';
import type { AmlAnswer } from '@/lib/contracts/my-account/investor-account';
import type { AmlStep } from '@/lib/domain/investing/aml';
import { AmlField } from './aml-field';
import styles from './aml-form.module.css';
import shared from '../rounds.module.css';
import { investorClient } from './investor-client';

type AmlStepFormProps = { step: AmlStep; known: AmlAnswer | undefined; onSaved: () => void };

/** A step of the identity form. The server validates it, and errors appear at their fields. */
export function AmlStepForm({ step, known, onSaved }: AmlStepFormProps) {
  const [values, setValues] = useState<Record<string, unknown>>({ ...known });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFaults({});
    setRefusal('');
    try {
      // The server validates, so incomplete input is sent as is.
      await investorClient().registerAml({ body: { ...values, step } as AmlAnswer });
      onSaved();
    } catch (error) {
      setFaults(fieldsOf(error));
      setRefusal(failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} className={styles.answers} noValidate aria-label={amlForm[step].title}>
      {amlForm[step].fields.map((field) => (
        <AmlField
          key={field.name}
          field={field}
          value={values[field.name]}
          error={faults[field.name]}
          onChange={(value) => setValues({ ...values, [field.name]: value })}
        />
      ))}
      {refusal ? (
        <p role="alert" className={shared.refusal}>
          {refusal}
        </p>
      ) : null}
      <Button type="submit" isBusy={isBusy}>
        {copy.save}
      </Button>
    </form>
  );
}
