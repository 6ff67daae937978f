import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Question } from '@/lib/content/brokerage/application/question';
import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';

/** The props of each question renderer: the question, its form field, and its error. */
export type QuestionProps = {
  question: Question;
  field: UseFormRegisterReturn<AnswerKey>;
  error: string | undefined;
  isOptional: boolean;
};
