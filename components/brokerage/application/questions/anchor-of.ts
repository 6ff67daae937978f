import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';

/** Anchors of a question: its field, and the line of its answer in the review. */
export const anchorOf = (name: AnswerKey) => `question-${name}`;
export const lineOf = (name: AnswerKey) => `answer-${name}`;
/** The anchor of a group on the review page. */
export const reviewGroupOf = (id: string) => `review-${id}`;
