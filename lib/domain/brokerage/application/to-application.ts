import { bodyFields, type FieldsOf } from './body-fields';
import { isAsked } from './check-answers';
import { answerKeys, questionAt, type AnswerKey, type Answers } from './keys';
import type { BodyPart } from './question';
import { agreementNames } from './values';

/** A placeholder for the client's address; the server replaces it with the address it saw. */
export const placeholderAddress = '0.0.0.0';

/** Converts answers to a section 3 body: drops empty values, converts numbers. `signedAt` is when they were sent. */
export function toApplication(answers: Answers, signedAt: string) {
  const given = givenOf(answers);
  const context = compact({
    controlled_firm: orNothing(partOf('disclosure_context.controlled_firm', given)),
    affiliate_firm: orNothing(partOf('disclosure_context.affiliate_firm', given)),
    exposed_family: orNothing(partOf('disclosure_context.exposed_family', given)),
  });
  return compact({
    contact: partOf('contact', given),
    identity: partOf('identity', given),
    disclosures: partOf('disclosures', given),
    agreements: agreementNames
      .filter((name) => given[`${name}_1`] === 'yes' && given[`${name}_2`] === 'yes')
      .map((agreement) => ({ agreement, signed_at: signedAt, ip_address: placeholderAddress })),
    // Optional extensions of section 3 that the broker's body supports.
    employment: orNothing(partOf('employment', given)),
    bands: orNothing(partOf('bands', given)),
    disclosure_context: orNothing(context),
    trusted_contact: orNothing(partOf('trusted_contact', given)),
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

/** The fields of one part. Names and values are those of its type, which comes from the same rows. */
function partOf<Part extends BodyPart>(part: Part, given: Answers) {
  const fields = bodyFields.filter((field) => field.part === part);
  return compact(Object.fromEntries(fields.map(({ key, name }) => [name, valueOf(key, given)]))) as FieldsOf<Part>;
}

function valueOf(key: AnswerKey, given: Answers) {
  const { [key]: value } = given;
  const { convert } = questionAt(key);
  return value !== undefined && convert ? convert(value, (other) => given[other]) : value;
}

type Compact<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const compact = <T extends object>(record: T): Compact<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Compact<T>;

const orNothing = <T extends object>(record: T): T | undefined => (Object.keys(record).length > 0 ? record : undefined);
