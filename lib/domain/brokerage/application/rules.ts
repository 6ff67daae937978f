import { highestAmount, liquidMinWithinTotal, liquidWithinTotal, lowestAmount } from './amounts';
import { notDigitsAlone, postalCodeOf, stateOf, street } from './addresses';
import { ascii, birthday, calendarDay, dayAhead, emailAddress, name, phoneNumber, upTo } from './people';
import {
  answerSentence,
  certifySentence,
  countrySentence,
  objectiveRefused,
  riskRefused,
  selectSentence,
  tickSentence,
} from './sentences';
import { ssn } from './tax-id';
import {
  dependentCounts,
  employmentStatuses,
  experiences,
  fundingSources,
  investmentObjectives,
  liquidityNeeds,
  maritalStatuses,
  moneyBandNames,
  riskTolerances,
  taxIdTypes,
  timeHorizons,
  visaTypes,
} from './values';
import type { statementKeys } from './keys';
import { type AnswerKey } from './keys';
import { inRow, type Rule } from './rule';

const oneOf =
  (key: AnswerKey, values: readonly string[]): Rule =>
  (value) =>
    values.includes(value) ? undefined : selectSentence(key);
const text = (most: number, ...more: Rule[]) => inRow(ascii, upTo(most), ...more);
const country: Rule = (value) => (/^[A-Z]{3}$/.test(value) ? undefined : countrySentence);
const yesOrNo: Rule = (value) => (value === 'yes' || value === 'no' ? undefined : answerSentence);
const yes =
  (sentence: string): Rule =>
  (value) =>
    value === 'yes' ? undefined : sentence;

/** Suitability for the product. A rejection says no more than the specification's sentence (decision 47). */
export const suitable = {
  investment_objective: ['growth', 'market_speculation'],
  risk_tolerance: ['moderate', 'significant_risk'],
} as const satisfies Partial<Record<AnswerKey, readonly string[]>>;

const fitting =
  (key: keyof typeof suitable, values: readonly string[], sentence: (product: string) => string): Rule =>
  (value, _, { product }) => {
    if (!values.includes(value)) return selectSentence(key);
    return (suitable[key] as readonly string[]).includes(value) ? undefined : sentence(product);
  };

/** The rule of each question, for a non-empty answer. */
export const applicationRules: Record<Exclude<AnswerKey, (typeof statementKeys)[number]>, Rule> = {
  given_name: text(60, name),
  middle_name: text(60, name),
  family_name: text(60, name),
  email: inRow(ascii, emailAddress),
  phone_number: phoneNumber,
  street_address: text(100, street),
  unit: text(30),
  city: text(60, notDigitsAlone),
  country,
  state: text(50, stateOf('country')),
  postal_code: inRow(ascii, postalCodeOf('country', 'country_of_tax_residence')),
  date_of_birth: birthday,
  country_of_tax_residence: country,
  tax_id: ssn,
  tax_id_type: oneOf('tax_id_type', taxIdTypes),
  citizenship: country,
  country_of_birth: country,
  permanent_resident: yesOrNo,
  visa_type: oneOf('visa_type', visaTypes),
  visa_expiration_date: dayAhead,
  date_of_departure_from_usa: calendarDay,
  investment_objective: fitting('investment_objective', investmentObjectives, objectiveRefused),
  risk_tolerance: fitting('risk_tolerance', riskTolerances, riskRefused),
  investment_time_horizon: oneOf('investment_time_horizon', timeHorizons),
  liquidity_needs: oneOf('liquidity_needs', liquidityNeeds),
  investment_experience_with_stocks: oneOf('investment_experience_with_stocks', experiences),
  investment_experience_with_options: oneOf('investment_experience_with_options', experiences),
  funding_source: (value) =>
    value.split(',').every((source) => fundingSources.some((known) => known === source))
      ? undefined
      : selectSentence('funding_source'),
  employment_status: oneOf('employment_status', employmentStatuses),
  employer_name: text(100),
  employment_position: text(100),
  employer_street_address: text(100, street),
  employer_city: text(60, notDigitsAlone),
  employer_state: text(50, stateOf('employer_country')),
  employer_postal_code: inRow(ascii, postalCodeOf('employer_country')),
  employer_country: country,
  total_net_worth: oneOf('total_net_worth', moneyBandNames),
  total_net_worth_min: lowestAmount('total_net_worth'),
  total_net_worth_max: highestAmount('total_net_worth'),
  liquid_net_worth: inRow(oneOf('liquid_net_worth', moneyBandNames), liquidWithinTotal),
  liquid_net_worth_min: inRow(lowestAmount('liquid_net_worth'), liquidMinWithinTotal),
  liquid_net_worth_max: highestAmount('liquid_net_worth'),
  annual_income: oneOf('annual_income', moneyBandNames),
  annual_income_min: lowestAmount('annual_income'),
  annual_income_max: highestAmount('annual_income'),
  marital_status: oneOf('marital_status', maritalStatuses),
  number_of_dependents: oneOf('number_of_dependents', dependentCounts),
  is_control_person: yesOrNo,
  is_affiliated_exchange_or_finra: yesOrNo,
  is_politically_exposed: yesOrNo,
  immediate_family_exposed: yesOrNo,
  controlled_firm_name: text(100),
  controlled_firm_street_address: text(100, street),
  controlled_firm_city: text(60, notDigitsAlone),
  controlled_firm_country: country,
  controlled_firm_state: text(50, stateOf('controlled_firm_country')),
  controlled_firm_compliance_email: inRow(ascii, emailAddress),
  affiliate_firm_name: text(100),
  affiliate_firm_street_address: text(100, street),
  affiliate_firm_city: text(60, notDigitsAlone),
  affiliate_firm_country: country,
  affiliate_firm_state: text(50, stateOf('affiliate_firm_country')),
  affiliate_firm_compliance_email: inRow(ascii, emailAddress),
  exposed_family_given_name: text(60, name),
  exposed_family_family_name: text(60, name),
  trusted_contact: yesOrNo,
  trusted_contact_given_name: text(60, name),
  trusted_contact_family_name: text(60, name),
  trusted_contact_email_address: inRow(ascii, emailAddress),
  is_disclosure_certified: yes(certifySentence),
};

export const tick = yes(tickSentence);
