import type { Question } from './question';
import { questions } from './questions/questions';
import { agreementNames, type AgreementName } from './values';

/** The names of the questions, as in section 3. An answer is always text; empty is ''. */
export type AnswerKey = keyof typeof questions;
export const answerKeys = Object.keys(questions) as AnswerKey[];
export type Answers = Partial<Record<AnswerKey, string>>;

/** Error messages by question. */
export type FieldErrors = Partial<Record<AnswerKey, string>>;

/** The row of a question. A row that reads the answer to a question without a row does not compile here. */
export const questionAt = (key: AnswerKey): Question<AnswerKey> => questions[key];

/** In a saved draft, next to an agreement's statements: the version that was shown when they were checked. */
export const versionKey = (name: AgreementName) => `${name}_version` as const;

const isAnswerKey = (key: string): key is AnswerKey => Object.hasOwn(questions, key);

/** Questions whose answers are saved: the tax id is entered again when the application is sent. */
export const isSavedAnswer = (key: string) => isAnswerKey(key) && !questionAt(key).isUnsaved;

/** Keys that a saved draft may contain. */
export const isDraftKey = (key: string) =>
  isSavedAnswer(key) || agreementNames.some((name) => key === versionKey(name));
