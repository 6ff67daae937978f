import { bodyFields } from '@/lib/domain/brokerage/application/body-fields';
import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';

/** The broker's words for what our body names otherwise, or splits. */
const words: [RegExp, AnswerKey][] = [
  [/compliance_email/, 'controlled_firm_compliance_email'],
  [/context.*company/, 'controlled_firm_name'],
  [/context.*(given|family)_name/, 'exposed_family_given_name'],
  [/trusted_contact.*email/, 'trusted_contact_email_address'],
  [/trusted_contact/, 'trusted_contact_given_name'],
  [/employer_address/, 'employer_street_address'],
  [/annual_income/, 'annual_income_min'],
  [/liquid_net_worth/, 'liquid_net_worth_min'],
  [/total_net_worth/, 'total_net_worth_min'],
];

/** The fields that the broker names as our body does. */
const fields = new Map(
  bodyFields
    .filter(({ part }) => part === 'contact' || part === 'identity' || part === 'employment')
    .map(({ name, key }) => [name, key]),
);
/** A longer name may contain a shorter one: it is tried first. Names of one word may be part of other words. */
const fieldNames = new RegExp(
  [...fields.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => (name.includes('_') ? name : `\\b${name}\\b`))
    .join('|'),
);

/** Words for a field in a message that does not name it exactly. */
const hints: [RegExp, AnswerKey][] = [
  [/tax[ _]?id|ssn/, 'tax_id'],
  [/email/, 'email'],
  [/phone/, 'phone_number'],
  [/visa_expiration/, 'visa_expiration_date'],
];

/** The question that an error of the broker is about, if it names one: of several fields, the first. */
export function questionOf(said: string | undefined): AnswerKey | undefined {
  const message = said?.toLowerCase() ?? '';
  const among = (list: [RegExp, AnswerKey][]) => list.find(([word]) => word.test(message))?.[1];
  const [name = ''] = fieldNames.exec(message) ?? [];
  return among(words) ?? fields.get(name) ?? among(hints);
}
