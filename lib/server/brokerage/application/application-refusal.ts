import { bodyFields } from '@/lib/domain/brokerage/application/body-fields';
import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';

/** Patterns in the broker's messages for fields that the request names differently or splits; the first match wins. */
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

/** Our questions by field name, for fields that the broker's messages name as the request does. */
const fields = new Map(
  bodyFields
    .filter(({ part }) => part === 'contact' || part === 'identity' || part === 'employment')
    .map(({ name, key }) => [name, key]),
);
/** Longer names come first, because they may contain shorter ones. Single words must not match within other words. */
const fieldNames = new RegExp(
  [...fields.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((name) => (name.includes('_') ? name : `\\b${name}\\b`))
    .join('|'),
);

/** Patterns for fields that a message does not name exactly. */
const hints: [RegExp, AnswerKey][] = [
  [/tax[ _]?id|ssn/, 'tax_id'],
  [/email/, 'email'],
  [/phone/, 'phone_number'],
  [/visa_expiration/, 'visa_expiration_date'],
];

/** The question that a broker's error message is about; undefined if it names none. */
export function questionOf(said: string | undefined): AnswerKey | undefined {
  const message = said?.toLowerCase() ?? '';
  const among = (list: [RegExp, AnswerKey][]) => list.find(([word]) => word.test(message))?.[1];
  const [name = ''] = fieldNames.exec(message) ?? [];
  return among(words) ?? fields.get(name) ?? among(hints);
}
