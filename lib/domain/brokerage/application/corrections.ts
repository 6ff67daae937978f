import { detailsOf } from './disclosure-context';
import type { AnswerKey, Answers } from './keys';

/** Requests for the details of a disclosure, by the broker's code. */
const disclosures = {
  CONTROL_PERSON: 'is_control_person',
  AFFILIATED: 'is_affiliated_exchange_or_finra',
  FAMILY_MEMBER_PEP: 'immediate_family_exposed',
} as const satisfies Record<string, AnswerKey>;

/** Answers that can resolve a request of the broker, by its code; other codes need documents. */
export const correctableKeys: Partial<Record<string, readonly AnswerKey[]>> = {
  IDENTITY_VERIFICATION: ['given_name', 'family_name', 'date_of_birth'],
  TAX_IDENTIFICATION: ['tax_id'],
  ADDRESS_VERIFICATION: ['street_address', 'unit', 'city', 'country', 'state', 'postal_code'],
  DATE_OF_BIRTH: ['date_of_birth'],
  ...Object.fromEntries(Object.entries(disclosures).map(([code, disclosure]) => [code, detailsOf(disclosure)])),
};

/** What a request implies: the disclosure it asks about was affirmed. */
export function knownOf(code: string): Answers {
  const disclosure = Object.entries(disclosures).find(([known]) => known === code)?.[1];
  return { country_of_tax_residence: 'USA', ...(disclosure ? { [disclosure]: 'yes' } : {}) };
}
