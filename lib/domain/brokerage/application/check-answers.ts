import { answerKeys, questionAt, type AnswerKey, type Answers, type FieldErrors } from './keys';
import { isBlank, type RuleContext } from './rule';
import { hiddenTaxIdSentence } from './sentences';
import { holdsTaxId } from './tax-id';

/** Whether a question is asked, given the other answers. */
export function isAsked(key: AnswerKey, answers: Answers): boolean {
  const { detailOf, isAsked: isAskedAfter } = questionAt(key);
  if (detailOf !== undefined && answers[detailOf] !== 'yes') return false;
  return isAskedAfter?.((other) => answers[other]) ?? true;
}

/** Whether an asked question may stay empty. */
export const isOptional = (key: AnswerKey) => questionAt(key).missing === null;

type Check = RuleContext & {
  /** Questions to check; all by default. */
  keys?: readonly AnswerKey[];
  /** Questions that may be empty here, although the form requires them. */
  mayLack?: readonly AnswerKey[];
};

/** Validates the answers: the first error of each question. Empty when all are valid. */
export function checkAnswers(answers: Answers, { keys = answerKeys, mayLack = [], ...context }: Check): FieldErrors {
  const wrong: FieldErrors = {};
  for (const key of keys) {
    if (!isAsked(key, answers)) continue;
    const sentence = checkOne(key, answers, context, mayLack);
    if (sentence !== undefined) wrong[key] = sentence;
  }
  return wrong;
}

function checkOne(key: AnswerKey, answers: Answers, context: RuleContext, mayLack: readonly AnswerKey[]) {
  const { missing, rule, isFilledIn } = questionAt(key);
  const answerTo = (other: AnswerKey) => answers[other];
  const value = answers[key] ?? '';
  if (isBlank(value)) return mayLack.includes(key) || isFilledIn?.(answerTo) ? undefined : (missing ?? undefined);
  if (key !== 'tax_id' && holdsTaxId(value)) return hiddenTaxIdSentence;
  return rule(value, answerTo, context);
}
