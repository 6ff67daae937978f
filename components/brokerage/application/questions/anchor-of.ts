import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';

/** The id of a question: on its field, and on its line in the review. */
export const anchorOf = (name: AnswerKey) => `question-${name}`;
export const lineOf = (name: AnswerKey) => `answer-${name}`;
/** The id of a question group on the review page. */
export const reviewGroupOf = (id: string) => `review-${id}`;
