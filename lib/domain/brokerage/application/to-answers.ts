import { bodyFields } from './body-fields';
import { answerKeys, questionAt, type AnswerKey, type Answers } from './keys';
import type { BodyPart, ContextPart } from './question';

type Part = Readonly<Record<string, unknown>>;

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
export function toAnswers(body: ApplicationParts) {
  const answers: Answers = {};
  for (const { key, part, name } of bodyFields) {
    const text = asText(partIn(body, part)?.[name] as Value);
    if (text !== undefined) answers[key] = text;
  }
  // Section 3 bodies without a country: the country of tax residence applies.
  answers.country ??= answers.country_of_tax_residence;
  answers.trusted_contact = body.trusted_contact === undefined ? 'no' : 'yes';
  return answers;
}

/** Questions without a field in section 3's body, and fields that it makes optional by dropping empty ones. */
export const silentInBody: readonly AnswerKey[] = answerKeys.filter((key) => questionAt(key).isOptionalInBody);

/** Disclosure questions that a body may omit: the broker then asks. */
export const silentContext = (body: Pick<ApplicationParts, 'disclosure_context'>): readonly AnswerKey[] =>
  bodyFields
    .filter(({ part }) => part.startsWith('disclosure_context.') && partIn(body, part) === undefined)
    .map(({ key }) => key);

/** A part by its path. */
const partIn = (body: Partial<ApplicationParts>, path: BodyPart): Part | undefined =>
  path.split('.').reduce<unknown>((part, name) => (part as Part | undefined)?.[name], body) as Part | undefined;

type Value = string | number | boolean | readonly string[] | undefined;

function asText(value: Value): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join(',') : String(value);
}
