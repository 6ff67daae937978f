import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Question } from '@/lib/content/brokerage/application/question';
import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';

/** The props of each renderer of a question: the row, its place in the form, and the error of its answer. */
export type QuestionProps = {
  question: Question;
  field: UseFormRegisterReturn<AnswerKey>;
  error: string | undefined;
  isOptional: boolean;
};
