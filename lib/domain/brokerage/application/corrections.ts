import { affiliateFirmKeys, controlledFirmKeys, exposedFamilyKeys, type AnswerKey, type Answers } from './keys';

/** Answers that can resolve a request of the broker, by its code; other codes need documents. */
export const correctableKeys: Partial<Record<string, readonly AnswerKey[]>> = {
  IDENTITY_VERIFICATION: ['given_name', 'family_name', 'date_of_birth'],
  TAX_IDENTIFICATION: ['tax_id'],
  ADDRESS_VERIFICATION: ['street_address', 'unit', 'city', 'country', 'state', 'postal_code'],
  DATE_OF_BIRTH: ['date_of_birth'],
  CONTROL_PERSON: controlledFirmKeys,
  AFFILIATED: affiliateFirmKeys,
  FAMILY_MEMBER_PEP: exposedFamilyKeys,
};

const flags: Record<string, AnswerKey> = {
  CONTROL_PERSON: 'is_control_person',
  AFFILIATED: 'is_affiliated_exchange_or_finra',
  FAMILY_MEMBER_PEP: 'immediate_family_exposed',
};

/** What a request implies: the disclosure it asks about was affirmed. */
export function knownOf(code: string): Answers {
  const flag = flags[code];
  return { country_of_tax_residence: 'USA', ...(flag ? { [flag]: 'yes' } : {}) };
}
