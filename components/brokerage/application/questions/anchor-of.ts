import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';

/** The places in a page that belong to a question: its field, and the line where its answer is read back. */
export const anchorOf = (name: AnswerKey) => `question-${name}`;
export const lineOf = (name: AnswerKey) => `answer-${name}`;
/** The place of a group on the review page. */
export const reviewGroupOf = (id: string) => `review-${id}`;
