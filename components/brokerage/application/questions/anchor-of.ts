import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';

/** The places of a question in a page: its field, and the line of its answer in the review. */
export const anchorOf = (name: AnswerKey) => `question-${name}`;
export const lineOf = (name: AnswerKey) => `answer-${name}`;
/** The place of a group on the review page. */
export const reviewGroupOf = (id: string) => `review-${id}`;
