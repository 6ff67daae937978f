import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { failureFields, failureSentence } from '@/lib/client/http/failure-sentence';
import { validatorRules } from '@/lib/client/forms/validator-rules';
import { isShown } from '@/lib/content/brokerage/application/question';
import { statusPageCopy as copy } from '@/lib/content/brokerage/application/status-page-copy';
import { questionSteps, stepGroups } from '@/lib/content/brokerage/application/steps';
import type { ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import { checkAnswers, isAsked } from '@/lib/domain/brokerage/application/check-answers';
import { knownOf } from '@/lib/domain/brokerage/application/corrections';
import type { AnswerKey, Answers } from '@/lib/domain/brokerage/application/keys';
import { QuestionField } from '../questions/question-field';
import grid from '../questions/group-frame.module.css';
import { ruleContext } from '../questions/rule-context';
import status from './status.module.css';
import { brokerageClient } from '@/components/brokerage/brokerage-client';

type AmendFormProps = {
  /** The code of the broker's request, and the answers that resolve it. */
  code: string;
  keys: readonly AnswerKey[];
  isSandbox: boolean;
  onSent: (application: ApplicationState | null) => void;
};

/** Corrects the answers of one request. They are sent to the broker and not stored. */
export function AmendForm({ code, keys, isSandbox, onSent }: AmendFormProps) {
  const [context] = useState(() => ruleContext(isSandbox));
  const [refusal, setRefusal] = useState('');
  const form = useForm<Answers>({
    // Defaults to the United States, as in the application, which makes the state a list.
    defaultValues: keys.includes('country') ? { country: 'USA' } : {},
    resolver: validatorRules<Answers>((values) => checkAnswers({ ...values, ...knownOf(code) }, { ...context, keys })),
  });
  const answers: Answers = { ...(useWatch({ control: form.control }) as Answers), ...knownOf(code) };
  const questions = questionSteps
    .flatMap((step) => stepGroups[step].flatMap((group) => group.questions))
    .filter(
      (question) => keys.includes(question.name) && isAsked(question.name, answers) && isShown(question, answers),
    );

  async function send(values: Answers) {
    setRefusal('');
    const given = keys.flatMap((key) => (values[key] && isAsked(key, answers) ? [[key, values[key]] as const] : []));
    try {
      const { application } = await brokerageClient().amend({ body: { answers: Object.fromEntries(given) } });
      showToast('success', copy.amended);
      onSent(application);
    } catch (error) {
      setRefusal(failureSentence(error));
      for (const [name, message] of Object.entries(failureFields(error)))
        form.setError(name as AnswerKey, { type: 'server', message });
    }
  }

  return (
    <FormProvider {...form}>
      <form
        className={status.upload}
        aria-label={copy.amendTitle}
        method="post"
        noValidate
        onSubmit={(event) => void form.handleSubmit(send)(event)}
      >
        <div className={grid.questions}>
          {questions.map((question) => (
            <QuestionField
              key={`${question.name} ${question.kind}`}
              question={question.kind === 'tax-id' ? { ...question, help: copy.amendTaxId } : question}
            />
          ))}
        </div>
        <FormRefusal>{refusal}</FormRefusal>
        <div className={status.buttons}>
          <Button type="submit" weight="outline" isBusy={form.formState.isSubmitting} busyLabel={copy.amending}>
            {copy.amend}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
