import { checkAnswers } from '@/lib/domain/brokerage/application/check-answers';
import type { AnswerKey, Answers } from '@/lib/domain/brokerage/application/keys';
import { goodAnswers } from './application-answers';

export const context = { today: '2026-11-20', product: 'Acme', isSandbox: true };

/** The errors of a valid application after these changes. */
export const wrong = (changes: Answers, more: object = {}) =>
  checkAnswers(goodAnswers(changes), { ...context, ...more });

/** One answer with the expected error message; undefined means that the answer is valid. */
export type AnswerCase = [key: AnswerKey, value: string, sentence: string | undefined, more?: Answers];
