import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';

/** Maps the broker's error text to our questions; the first match wins. */
const words: [RegExp, AnswerKey][] = [
  [/compliance_email/, 'controlled_firm_compliance_email'],
  [/context.*company/, 'controlled_firm_name'],
  [/context.*(given|family)_name/, 'exposed_family_given_name'],
  [/trusted_contact.*email/, 'trusted_contact_email_address'],
  [/trusted_contact/, 'trusted_contact_given_name'],
  [/employer_address/, 'employer_street_address'],
  [/employer_name/, 'employer_name'],
  [/employment_position/, 'employment_position'],
  [/employment_status/, 'employment_status'],
  [/tax_id_type/, 'tax_id_type'],
  [/tax[ _]?id|ssn/, 'tax_id'],
  [/date_of_birth/, 'date_of_birth'],
  [/country_of_tax_residence/, 'country_of_tax_residence'],
  [/country_of_citizenship/, 'citizenship'],
  [/country_of_birth/, 'country_of_birth'],
  [/street_address/, 'street_address'],
  [/postal_code/, 'postal_code'],
  [/\bstate\b/, 'state'],
  [/\bcity\b/, 'city'],
  [/\bunit\b/, 'unit'],
  [/\bcountry\b/, 'country'],
  [/email/, 'email'],
  [/phone/, 'phone_number'],
  [/given_name/, 'given_name'],
  [/middle_name/, 'middle_name'],
  [/family_name/, 'family_name'],
  [/annual_income/, 'annual_income_min'],
  [/liquid_net_worth/, 'liquid_net_worth_min'],
  [/total_net_worth/, 'total_net_worth_min'],
  [/funding_source/, 'funding_source'],
  [/investment_objective/, 'investment_objective'],
  [/investment_time_horizon/, 'investment_time_horizon'],
  [/risk_tolerance/, 'risk_tolerance'],
  [/liquidity_needs/, 'liquidity_needs'],
  [/marital_status/, 'marital_status'],
  [/number_of_dependents/, 'number_of_dependents'],
  [/visa_type/, 'visa_type'],
  [/visa_expiration/, 'visa_expiration_date'],
];

/** The question that an error of the broker is about, if it names one. */
export const questionOf = (message: string | undefined) =>
  message === undefined ? undefined : words.find(([word]) => word.test(message.toLowerCase()))?.[1];
