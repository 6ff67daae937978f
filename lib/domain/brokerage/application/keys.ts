import { agreementNames, type AgreementName } from './values';

/** The questions of the application, named as in section 3. An answer is always text; empty is ''. */
export const contactKeys = [
  'given_name',
  'middle_name',
  'family_name',
  'email',
  'phone_number',
  'street_address',
  'unit',
  'city',
  'country',
  'state',
  'postal_code',
  'date_of_birth',
  'country_of_tax_residence',
  'tax_id',
  'tax_id_type',
  'citizenship',
  'country_of_birth',
  'permanent_resident',
  'visa_type',
  'visa_expiration_date',
  'date_of_departure_from_usa',
] as const;

export const employerKeys = [
  'employer_name',
  'employment_position',
  'employer_street_address',
  'employer_city',
  'employer_state',
  'employer_postal_code',
  'employer_country',
] as const;

export const trustedContactKeys = [
  'trusted_contact_given_name',
  'trusted_contact_family_name',
  'trusted_contact_email_address',
] as const;

/** Each with a range, and its lowest and highest amount. */
export const moneyKeys = ['annual_income', 'total_net_worth', 'liquid_net_worth'] as const;
export type MoneyKey = (typeof moneyKeys)[number];

/** The range that an amount belongs to; undefined for any other question. */
export const rangeOf = (key: string): MoneyKey | undefined =>
  moneyKeys.find((range) => key === `${range}_min` || key === `${range}_max`);

export const disclosureKeys = [
  'is_control_person',
  'is_affiliated_exchange_or_finra',
  'is_politically_exposed',
  'immediate_family_exposed',
] as const;
export type DisclosureKey = (typeof disclosureKeys)[number];

/** The traded company that the member controls, and the exchange or broker that they belong to. */
const firmKeys = <Of extends 'controlled' | 'affiliate'>(of: Of) =>
  [
    `${of}_firm_name`,
    `${of}_firm_street_address`,
    `${of}_firm_city`,
    `${of}_firm_country`,
    `${of}_firm_state`,
    `${of}_firm_compliance_email`,
  ] as const;
export const controlledFirmKeys = firmKeys('controlled');
export const affiliateFirmKeys = firmKeys('affiliate');
export const exposedFamilyKeys = ['exposed_family_given_name', 'exposed_family_family_name'] as const;

export const questionnaireKeys = [
  'investment_objective',
  'risk_tolerance',
  'investment_time_horizon',
  'liquidity_needs',
  'investment_experience_with_stocks',
  'investment_experience_with_options',
  'funding_source',
  'employment_status',
  ...employerKeys,
  'total_net_worth',
  'total_net_worth_min',
  'total_net_worth_max',
  'liquid_net_worth',
  'liquid_net_worth_min',
  'liquid_net_worth_max',
  'annual_income',
  'annual_income_min',
  'annual_income_max',
  'marital_status',
  'number_of_dependents',
  ...disclosureKeys,
  ...controlledFirmKeys,
  ...affiliateFirmKeys,
  ...exposedFamilyKeys,
  'trusted_contact',
  ...trustedContactKeys,
  'is_disclosure_certified',
] as const;

/** Two statements per agreement: 'yes' when checked. */
export const statementKeys = agreementNames.flatMap((name) => [`${name}_1`, `${name}_2`] as const);

export const answerKeys = [...contactKeys, ...questionnaireKeys, ...statementKeys] as const;
export type AnswerKey = (typeof answerKeys)[number];
export type Answers = Partial<Record<AnswerKey, string>>;

/** In a saved draft, next to an agreement's statements: the version that was shown when they were checked. */
export const versionKey = (name: AgreementName) => `${name}_version` as const;

/** Questions whose answers are saved: the tax id is entered again when the application is sent. */
export const isSavedAnswer = (key: string) => key !== 'tax_id' && answerKeys.some((known) => known === key);

/** Keys that a saved draft may contain. */
export const isDraftKey = (key: string) =>
  isSavedAnswer(key) || agreementNames.some((name) => key === versionKey(name));
