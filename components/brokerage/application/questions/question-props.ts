import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Question } from '@/lib/content/brokerage/application/question';
import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';

/** What each renderer of a question gets: the row, its place in the form, and what is wrong with the answer. */
export type QuestionProps = {
  question: Question;
  field: UseFormRegisterReturn<AnswerKey>;
  error: string | undefined;
  isOptional: boolean;
};
