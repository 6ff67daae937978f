import type { AnswerKey, Answers } from './keys';
import { answerKeys, moneyKeys } from './keys';

type Value = string | number | boolean | readonly string[] | undefined;
type Part = Readonly<Record<string, unknown>>;

/** Context of affirmed disclosures. */
const contextParts = ['controlled_firm', 'affiliate_firm', 'exposed_family'] as const;
type ContextPart = (typeof contextParts)[number];
const keyOf = (part: ContextPart, name: string) => `${part}_${name}` as AnswerKey;

/** The parts of a section 3 body, by shape only. */
export type ApplicationParts = {
  contact: Part;
  identity: Part;
  disclosures: Part;
  employment?: Part | undefined;
  bands?: Part | undefined;
  trusted_contact?: Part | undefined;
  disclosure_context?: Partial<Record<ContextPart, Part | undefined>> | undefined;
};

/** Converts a section 3 body back to answers, so that the same rules apply to both. */
export function toAnswers({
  contact,
  identity,
  disclosures,
  employment,
  bands,
  trusted_contact: trusted,
  disclosure_context: context = {},
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
  // Section 3 bodies without a country: the country of tax residence applies.
  answers.country ??= answers.country_of_tax_residence;
  take(disclosures);
  take(employment);
  take(bands);
  take(trusted, {
    given_name: 'trusted_contact_given_name',
    family_name: 'trusted_contact_family_name',
    email_address: 'trusted_contact_email_address',
  });
  for (const part of contextParts)
    take(context[part], Object.fromEntries(Object.keys(context[part] ?? {}).map((name) => [name, keyOf(part, name)])));
  answers.trusted_contact = trusted === undefined ? 'no' : 'yes';
  return answers;
}

/** Questions without a field in section 3's body, and fields that it makes optional by dropping empty ones. */
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

/** Disclosure questions that a body may omit: the broker then asks. */
export const silentContext = ({ disclosure_context: context = {} }: Pick<ApplicationParts, 'disclosure_context'>) =>
  answerKeys.filter((key) => contextParts.some((part) => context[part] === undefined && key.startsWith(`${part}_`)));

function asText(value: Value): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join(',') : String(value);
}
