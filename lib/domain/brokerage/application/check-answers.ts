import {
  answerKeys,
  disclosureKeys,
  employerKeys,
  rangeOf,
  statementKeys,
  trustedContactKeys,
  type AnswerKey,
  type Answers,
} from './keys';
import { isOpenEnd } from './amounts';
import { applicationRules, tick } from './rules';
import { isContextAsked } from './disclosure-context';
import type { Rule, RuleContext, FieldErrors } from './rule';
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

/** Whether a question is asked, given the other answers. */
export function isAsked(key: AnswerKey, answers: Answers): boolean {
  if (among(employerKeys, key)) return answers.employment_status === 'employed';
  if (among(trustedContactKeys, key)) return answers.trusted_contact === 'yes';
  if (key === 'permanent_resident') return livesAsForeigner(answers);
  if (key === 'visa_type' || key === 'visa_expiration_date')
    return livesAsForeigner(answers) && answers.permanent_resident === 'no';
  if (key === 'date_of_departure_from_usa')
    return isAsked('visa_type', answers) && ['B1', 'B2'].includes(answers.visa_type ?? '');
  return isContextAsked(key, answers) ?? true;
}

/** Residents of the United States without citizenship are asked for their status. */
const livesAsForeigner = ({ country, citizenship }: Answers) =>
  country === 'USA' && !isBlank(citizenship) && citizenship !== 'USA';

const optional: readonly AnswerKey[] = ['unit', 'middle_name'];

/** Whether an asked question may stay empty. */
export const isOptional = (key: AnswerKey) => optional.includes(key);

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
  const value = answers[key] ?? '';
  if (isBlank(value))
    return isOptional(key) || mayLack.includes(key) || isFilledByRange(key, answers) ? undefined : missing(key);
  if (key !== 'tax_id' && holdsTaxId(value)) return hiddenTaxIdSentence;
  return ruleOf(key)(value, answers, context);
}

/**
 * A limit is filled in by its range: until a range is selected, only the range counts as missing. The highest range has
 * no upper limit.
 */
function isFilledByRange(key: AnswerKey, answers: Answers) {
  const range = rangeOf(key);
  return range !== undefined && (isBlank(answers[range]) || isOpenEnd(key, answers[range]));
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
  'controlled_firm_country',
  'controlled_firm_state',
  'affiliate_firm_country',
  'affiliate_firm_state',
  'total_net_worth',
  'liquid_net_worth',
  'annual_income',
  'marital_status',
  'number_of_dependents',
];

/** The message for an empty answer. */
function missing(key: AnswerKey): string {
  if (key === 'is_disclosure_certified') return certifySentence;
  if (among(statementKeys, key)) return tickSentence;
  if (among(disclosureKeys, key) || key === 'trusted_contact' || key === 'permanent_resident') return answerSentence;
  return selected.includes(key) ? selectSentence(key) : enterSentence(key);
}
