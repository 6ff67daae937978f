import { answerKeys, questionAt, type AnswerKey } from './keys';
import type { BodyPart } from './question';
import type { questions } from './questions/questions';

type Rows = typeof questions;
type Value<Key extends AnswerKey> = Rows[Key] extends { convert: (...given: never[]) => infer Converted }
  ? Converted
  : string;

/** The fields of a part of the request body, as the questions' rows place and convert their answers. */
export type FieldsOf<Part extends BodyPart> = {
  [Key in AnswerKey as Rows[Key] extends { field: `${Part}.${infer Name}` } ? Name : never]?: Value<Key>;
};

export type BodyField = { key: AnswerKey; part: BodyPart; name: string };

/** Each question with a field, and its place in the request body. */
export const bodyFields: readonly BodyField[] = answerKeys.flatMap((key) => {
  const { field } = questionAt(key);
  if (field === undefined) return [];
  const end = field.lastIndexOf('.');
  return [{ key, part: field.slice(0, end) as BodyPart, name: field.slice(end + 1) }];
});
