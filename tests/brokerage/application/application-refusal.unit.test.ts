import { expect, it } from 'vitest';
import { questionOf } from '@/lib/server/brokerage/application/application-refusal';

const cases: [message: string, question: string | undefined][] = [
  ['identity.given_name is required', 'given_name'],
  ['contact.email_address is invalid', 'email'],
  ['Invalid phone', 'phone_number'],
  ['identity.tax_id_type is invalid', 'tax_id_type'],
  ['tax_id is invalid', 'tax_id'],
  ['The SSN could not be verified', 'tax_id'],
  ['country_of_citizenship must be three letters', 'citizenship'],
  ['country_of_birth must be three letters', 'country_of_birth'],
  ['contact.country must be three letters', 'country'],
  ['state is invalid', 'state'],
  ['A statement is missing', undefined],
  ['The account exceeds its capacity', undefined],
  ['annual_income_max is below annual_income_min', 'annual_income_min'],
  ['disclosures.employer_name is required', 'employer_name'],
  ['disclosures.employer_address is required', 'employer_street_address'],
  ['disclosures.context[0].company_city is required', 'controlled_firm_name'],
  ['disclosures.context[0].given_name is required', 'exposed_family_given_name'],
  ['trusted_contact.email_address is invalid', 'trusted_contact_email_address'],
  ['trusted_contact.given_name is invalid', 'trusted_contact_given_name'],
  ['visa_expiration is in the past', 'visa_expiration_date'],
  ['identity.permanent_resident is required', 'permanent_resident'],
  ['identity.date_of_departure_from_usa is required', 'date_of_departure_from_usa'],
  ['investment_experience_with_options is required', 'investment_experience_with_options'],
  ['postal_code does not belong to country', 'postal_code'],
  ['tax_id does not belong to country_of_tax_residence', 'tax_id'],
  ['enabled_assets is invalid', undefined],
];

it.each(cases)('[F8] a rejection by the broker is shown at its question: %s', (message, question) => {
  expect(questionOf(message)).toBe(question);
});

it('[F8] a rejection without a message is shown at no question', () => {
  expect(questionOf(undefined)).toBeUndefined();
});
