import type { AnswerKey, Answers } from './keys';
import { moneyKeys } from './keys';

type Value = string | number | boolean | readonly string[] | undefined;
type Part = Readonly<Record<string, unknown>>;

/** The parts of a body of section 3, in its form and not yet in its substance. */
export type ApplicationParts = {
  contact: Part;
  identity: Part;
  disclosures: Part;
  employment?: Part | undefined;
  bands?: Part | undefined;
  trusted_contact?: Part | undefined;
};

/** A body of section 3 as the answers that it was made from, so that one set of rules holds for both. */
export function toAnswers({
  contact,
  identity,
  disclosures,
  employment,
  bands,
  trusted_contact: trusted,
}: ApplicationParts) {
  const answers: Answers = {};
  const take = (part: Part | undefined, names: Partial<Record<string, AnswerKey>> = {}) => {
    for (const [name, value] of Object.entries(part ?? {})) {
      const key = names[name] ?? (name as AnswerKey);
      const text = asText(value as Value);
      if (text !== undefined) answers[key] = text;
    }
  };
  take(identity, { country_of_citizenship: 'citizenship' });
  take(contact, { email_address: 'email' });
  // Silent bodies of section 3 name no country: whoever pays tax there lives there.
  answers.country ??= answers.country_of_tax_residence;
  take(disclosures);
  take(employment);
  take(bands);
  take(trusted, {
    given_name: 'trusted_contact_given_name',
    family_name: 'trusted_contact_family_name',
    email_address: 'trusted_contact_email_address',
  });
  answers.trusted_contact = trusted === undefined ? 'no' : 'yes';
  return answers;
}

/** Questions that section 3 asks and its body has no place for, and what it calls optional by dropping what is empty. */
export const silentInBody: readonly AnswerKey[] = [
  'employment_status',
  ...moneyKeys,
  ...moneyKeys.flatMap((key) => [`${key}_min`, `${key}_max`] as const),
  'is_disclosure_certified',
  'permanent_resident',
  'visa_type',
  'visa_expiration_date',
  'date_of_departure_from_usa',
];

function asText(value: Value): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join(',') : String(value);
}
