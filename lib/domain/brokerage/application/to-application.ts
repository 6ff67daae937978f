import { amountOf } from './amounts';
import { usStateCode } from './addresses';
import { isAsked } from './check-answers';
import { answerKeys, type AnswerKey, type Answers, type MoneyKey } from './keys';
import { phoneAsE164 } from './people';
import { displaySsn } from './tax-id';
import { agreementNames } from './values';

/** A placeholder for the client's address; the server replaces it with the address it saw. */
export const placeholderAddress = '0.0.0.0';

/** Converts answers to a section 3 body: drops empty values, converts numbers. `signedAt` is when they were sent. */
export function toApplication(answers: Answers, signedAt: string) {
  const given = givenOf(answers);
  const text = (key: AnswerKey) => given[key];
  const truth = (key: AnswerKey) => (given[key] === undefined ? undefined : given[key] === 'yes');
  const amount = (key: AnswerKey) => (given[key] === undefined ? undefined : amountOf(given[key]));
  const range = <K extends MoneyKey>(key: K) => ({
    [`${key}_min`]: amount(`${key}_min`),
    [`${key}_max`]: amount(`${key}_max`),
  });
  const state = (country: string | undefined, value: string | undefined) =>
    country === 'USA' && value !== undefined ? (usStateCode(value) ?? value) : value;
  const firm = (of: 'controlled' | 'affiliate') =>
    orNothing({
      name: text(`${of}_firm_name`),
      street_address: text(`${of}_firm_street_address`),
      city: text(`${of}_firm_city`),
      country: text(`${of}_firm_country`),
      state: state(given[`${of}_firm_country`], given[`${of}_firm_state`]),
      compliance_email: text(`${of}_firm_compliance_email`),
    });
  return compact({
    contact: compact({
      email_address: text('email'),
      phone_number:
        given.phone_number === undefined ? undefined : (phoneAsE164(given.phone_number) ?? given.phone_number),
      street_address: text('street_address'),
      unit: text('unit'),
      city: text('city'),
      state: state(given.country, given.state),
      postal_code: text('postal_code'),
      country: text('country'),
    }),
    identity: compact({
      given_name: text('given_name'),
      family_name: text('family_name'),
      middle_name: text('middle_name'),
      date_of_birth: text('date_of_birth'),
      tax_id: given.tax_id === undefined ? undefined : displaySsn(given.tax_id),
      tax_id_type: text('tax_id_type'),
      country_of_citizenship: text('citizenship'),
      country_of_birth: text('country_of_birth'),
      country_of_tax_residence: text('country_of_tax_residence'),
      funding_source: given.funding_source?.split(','),
      liquidity_needs: text('liquidity_needs'),
      investment_experience_with_stocks: text('investment_experience_with_stocks'),
      investment_experience_with_options: text('investment_experience_with_options'),
      risk_tolerance: text('risk_tolerance'),
      investment_objective: text('investment_objective'),
      investment_time_horizon: text('investment_time_horizon'),
      ...range('annual_income'),
      ...range('liquid_net_worth'),
      ...range('total_net_worth'),
      visa_type: text('visa_type'),
      visa_expiration_date: text('visa_expiration_date'),
      date_of_departure_from_usa: text('date_of_departure_from_usa'),
      permanent_resident: truth('permanent_resident'),
      marital_status: text('marital_status'),
      number_of_dependents: amount('number_of_dependents'),
    }),
    disclosures: compact({
      is_control_person: truth('is_control_person'),
      is_affiliated_exchange_or_finra: truth('is_affiliated_exchange_or_finra'),
      is_politically_exposed: truth('is_politically_exposed'),
      immediate_family_exposed: truth('immediate_family_exposed'),
      is_disclosure_certified: truth('is_disclosure_certified'),
    }),
    agreements: agreementNames
      .filter((name) => given[`${name}_1`] === 'yes' && given[`${name}_2`] === 'yes')
      .map((agreement) => ({ agreement, signed_at: signedAt, ip_address: placeholderAddress })),
    // Optional extensions of section 3 that the broker's body supports.
    employment: orNothing({
      employment_status: text('employment_status'),
      employer_name: text('employer_name'),
      employment_position: text('employment_position'),
      employer_street_address: text('employer_street_address'),
      employer_city: text('employer_city'),
      employer_state: state(given.employer_country, given.employer_state),
      employer_postal_code: text('employer_postal_code'),
      employer_country: text('employer_country'),
    }),
    bands: orNothing({
      annual_income: text('annual_income'),
      liquid_net_worth: text('liquid_net_worth'),
      total_net_worth: text('total_net_worth'),
    }),
    disclosure_context: orNothing({
      controlled_firm: firm('controlled'),
      affiliate_firm: firm('affiliate'),
      exposed_family: orNothing({
        given_name: text('exposed_family_given_name'),
        family_name: text('exposed_family_family_name'),
      }),
    }),
    trusted_contact: orNothing({
      given_name: text('trusted_contact_given_name'),
      family_name: text('trusted_contact_family_name'),
      email_address: text('trusted_contact_email_address'),
    }),
  });
}

/** Asked and non-empty answers, trimmed: values of hidden questions are not sent. */
function givenOf(answers: Answers): Answers {
  const given: Answers = {};
  for (const key of answerKeys) {
    const value = answers[key]?.trim();
    if (value !== undefined && value !== '' && isAsked(key, answers)) given[key] = value;
  }
  return given;
}

type Compact<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const compact = <T extends object>(record: T): Compact<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Compact<T>;

function orNothing<T extends object>(record: T): Compact<T> | undefined {
  const filled = compact(record);
  return Object.keys(filled).length > 0 ? filled : undefined;
}
