import type { ComponentType } from 'react';
import { useFormContext } from 'react-hook-form';
import { MoneyField } from '@/components/ui/forms/money-field';
import { classNames } from '@/components/ui/class-names';
import { TextField } from '@/components/ui/forms/text-field';
import { Choice, ChoiceGroup } from '@/components/ui/forms/choice';
import type { Option, Question, QuestionKind } from '@/lib/content/brokerage/application/question';
import { isOptional } from '@/lib/domain/brokerage/application/check-answers';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { anchorOf } from './anchor-of';
import styles from './question.module.css';
import type { QuestionProps } from './question-props';
import { CountryQuestion, SelectQuestion } from './select-questions';
import { TaxIdQuestion } from './tax-id-question';
import { TickQuestion } from './tick-question';

const text = (more: { type?: string; inputMode?: 'tel' | 'email' }) =>
  function TextQuestion({ question, field, error, isOptional }: QuestionProps) {
    const { label, help, autoComplete } = question;
    return (
      <TextField
        {...field}
        {...more}
        label={label}
        hint={help}
        error={error}
        isOptional={isOptional}
        required={!isOptional}
        autoComplete={autoComplete ?? 'off'}
      />
    );
  };

/** A renderer for each kind of question; a missing one is a compile error. */
const renderers: Record<QuestionKind, ComponentType<QuestionProps>> = {
  text: text({}),
  email: text({ type: 'email', inputMode: 'email' }),
  phone: text({ type: 'tel', inputMode: 'tel' }),
  date: text({ type: 'date' }),
  money: ({ question: { label, help }, field, error }) => (
    <MoneyField {...field} label={label} hint={help} error={error} required autoComplete="off" />
  ),
  'tax-id': TaxIdQuestion,
  country: CountryQuestion,
  select: SelectQuestion,
  choice: ({ question: { label, help, options = [], isInline }, field, error }) => (
    <ChoiceGroup legend={label} hint={help} error={error}>
      <div className={isInline ? styles.inline : classNames(styles.options, isShort(options) && styles.pairs)}>
        {options.map((option) => (
          <Choice key={option.value} {...field} value={option.value} label={option.label} />
        ))}
      </div>
    </ChoiceGroup>
  ),
  tick: TickQuestion,
};

/** The maximum length of a label that fits in half of a phone's row on two lines. */
const shortLabel = 20;
const isShort = (options: readonly Option[]) => options.every(({ label }) => label.length <= shortLabel);

/** A single question of the form. */
export function QuestionField({ question }: { question: Question }) {
  const { register, formState } = useFormContext<Answers>();
  const Renderer = renderers[question.kind];
  return (
    <div
      className={question.isHalf || question.isThird ? styles.half : styles.whole}
      data-width={question.isThird ? 'third' : question.isHalf ? 'half' : undefined}
      id={anchorOf(question.name)}
    >
      <Renderer
        question={question}
        field={register(question.name)}
        error={formState.errors[question.name]?.message}
        isOptional={isOptional(question.name)}
      />
    </div>
  );
}
