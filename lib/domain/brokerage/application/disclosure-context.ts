import { answerKeys, questionAt, type AnswerKey, type Answers } from './keys';

/** The questions about a disclosure, asked after a yes to it. */
export const detailsOf = (disclosure: AnswerKey): readonly AnswerKey[] =>
  answerKeys.filter((key) => questionAt(key).detailOf === disclosure);

/** Answers about disclosures that no longer apply, to be deleted. */
export const outdatedContext = (answers: Answers): AnswerKey[] =>
  answerKeys.filter((key) => {
    const { detailOf } = questionAt(key);
    return detailOf !== undefined && answers[detailOf] !== 'yes' && (answers[key] ?? '') !== '';
  });
