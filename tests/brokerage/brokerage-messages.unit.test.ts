import { expect, it } from 'vitest';
import { brokerRefused } from '@/lib/content/brokerage/brokerage-messages';

const refused = 'The broker declined your application';

it.each([
  ['tax_id could not be verified', 'Social Security number could not be verified'],
  ['identity.date_of_birth is required', 'date of birth is required'],
  ['contact.email_address: not an address', 'email: not an address'],
  ['given_name and family_name must differ', 'first name and last name must differ'],
  ['The applicant is too young.', 'The applicant is too young.'],
])('[F8] the broker’s %j is reported as %j', (message, expected) => {
  expect(brokerRefused(message)).toBe(`${refused}: ${expected}`);
});

it('[F8] a refusal without a message is reported as a refusal', () => {
  expect(brokerRefused(undefined)).toBe(`${refused}.`);
});
