import {
  answerKeys,
  disclosureKeys,
  employerKeys,
  statementKeys,
  trustedContactKeys,
  type AnswerKey,
  type Answers,
} from './keys';
import { applicationRules, tick } from './rules';
import type { Rule, RuleContext, Wrong } from './rule';
import {
  answerSentence,
  certifySentence,
  enterSentence,
  hiddenTaxIdSentence,
  selectSentence,
  tickSentence,
} from './sentences';
import { holdsTaxId } from './tax-id';

const among = (keys: readonly AnswerKey[], key: AnswerKey) => keys.includes(key);
const isBlank = (value: string | undefined) => value === undefined || value.trim() === '';

/** Questions that only some answers lead to. */
export function isAsked(key: AnswerKey, answers: Answers): boolean {
  if (among(employerKeys, key)) return answers.employment_status === 'employed';
  if (among(trustedContactKeys, key)) return answers.trusted_contact === 'yes';
  if (key === 'permanent_resident') return livesAsForeigner(answers);
  if (key === 'visa_type' || key === 'visa_expiration_date')
    return livesAsForeigner(answers) && answers.permanent_resident === 'no';
  if (key === 'date_of_departure_from_usa')
    return isAsked('visa_type', answers) && ['B1', 'B2'].includes(answers.visa_type ?? '');
  return true;
}

/** Whoever lives in the United States and is no citizen of theirs is asked on which ground. */
const livesAsForeigner = ({ country, citizenship }: Answers) =>
  country === 'USA' && !isBlank(citizenship) && citizenship !== 'USA';

const optional: readonly AnswerKey[] = ['unit', 'middle_name'];

/** Whether a question that is asked may stay empty. */
export const isOptional = (key: AnswerKey) => optional.includes(key);

type Check = RuleContext & {
  /** Questions looked at; all of them when silent. */
  keys?: readonly AnswerKey[];
  /** Questions that may be empty here although the form asks them. */
  mayLack?: readonly AnswerKey[];
};

/** What is wrong with the answers: one sentence for each question, the first error wins. Nothing when all is well. */
export function checkAnswers(answers: Answers, { keys = answerKeys, mayLack = [], ...context }: Check): Wrong {
  const wrong: Wrong = {};
  for (const key of keys) {
    if (!isAsked(key, answers)) continue;
    const sentence = checkOne(key, answers, context, mayLack);
    if (sentence !== undefined) wrong[key] = sentence;
  }
  return wrong;
}

function checkOne(key: AnswerKey, answers: Answers, context: RuleContext, mayLack: readonly AnswerKey[]) {
  const value = answers[key] ?? '';
  if (isBlank(value)) return isOptional(key) || mayLack.includes(key) ? undefined : missing(key);
  if (key !== 'tax_id' && holdsTaxId(value)) return hiddenTaxIdSentence;
  return ruleOf(key)(value, answers, context);
}

const ruleOf = (key: AnswerKey): Rule => (key in applicationRules ? applicationRules[key as never] : tick);

const selected: readonly AnswerKey[] = [
  'country',
  'state',
  'country_of_tax_residence',
  'tax_id_type',
  'citizenship',
  'country_of_birth',
  'visa_type',
  'investment_objective',
  'risk_tolerance',
  'investment_time_horizon',
  'liquidity_needs',
  'investment_experience_with_stocks',
  'investment_experience_with_options',
  'funding_source',
  'employment_status',
  'employer_country',
  'total_net_worth',
  'liquid_net_worth',
  'annual_income',
  'marital_status',
  'number_of_dependents',
];

/** What is said to an empty answer. */
function missing(key: AnswerKey): string {
  if (key === 'is_disclosure_certified') return certifySentence;
  if (among(statementKeys, key)) return tickSentence;
  if (among(disclosureKeys, key) || key === 'trusted_contact' || key === 'permanent_resident') return answerSentence;
  return selected.includes(key) ? selectSentence(key) : enterSentence(key);
}
