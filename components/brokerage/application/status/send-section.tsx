import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { Button } from '@/components/ui/forms/button';
import { stepGroups } from '@/lib/content/brokerage/application/steps';
import { signCopy as copy } from '@/lib/content/brokerage/application/copy';
import { checkAnswers } from '@/lib/domain/brokerage/application/check-answers';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import type { RuleContext } from '@/lib/domain/brokerage/application/rule';
import styles from '../flow.module.css';
import { BackLink } from '../back-link';
import { GroupTitle } from '../questions/group-title';
import { inSandbox } from '../questions/in-sandbox';
import { QuestionField } from '../questions/question-field';

type SendSectionProps = { isBusy: boolean; refusal: string; context: RuleContext };

/** The final submission. Asks for the tax ID unless it is still in memory. */
export function SendSection({ isBusy, refusal, context }: SendSectionProps) {
  const { getValues } = useFormContext<Answers>();
  const [asksTaxId] = useState(() => 'tax_id' in checkAnswers(getValues(), { ...context, keys: ['tax_id'] }));
  return (
    <>
      <div className={styles.send}>
        {asksTaxId ? (
          <div className={styles.taxId}>
            <GroupTitle title={copy.taxIdTitle}>{copy.taxIdText}</GroupTitle>
            <QuestionField question={context.isSandbox ? inSandbox(taxIdQuestion) : taxIdQuestion} />
          </div>
        ) : null}
        <GroupTitle title={copy.sendTitle}>{copy.sendText}</GroupTitle>
        <FormRefusal>{refusal}</FormRefusal>
      </div>
      <div className={styles.buttons}>
        <Button type="submit" size="large" isBusy={isBusy} busyLabel={copy.sending}>
          {copy.send}
        </Button>
        <BackLink from="agreements" />
      </div>
    </>
  );
}

const row = stepGroups['contact-information']
  .flatMap(({ questions }) => questions)
  .find(({ name }) => name === 'tax_id');
if (!row) throw new Error('The tax id has no question.');
export const taxIdQuestion = { ...row, help: copy.taxIdHelp };
