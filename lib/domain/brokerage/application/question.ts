import type { AnswerTo, Rule } from './rule';

/** What a disclosure asks details about: a controlled company, an affiliated exchange or broker, or a relative. */
export type ContextPart = 'controlled_firm' | 'affiliate_firm' | 'exposed_family';

/** The parts of a section 3 body that hold answers. */
export type BodyPart =
  | 'contact'
  | 'identity'
  | 'disclosures'
  | 'employment'
  | 'bands'
  | 'trusted_contact'
  | `disclosure_context.${ContextPart}`;

/** All that the domain knows of a question; `Key` are the other questions that its row refers to. */
export type Question<Key extends string = string> = {
  /** The message for an empty answer; null: the answer may stay empty. */
  missing: string | null;
  /** Checks an answer that is not empty. */
  rule: Rule<Key>;
  /** Always asked without this. */
  isAsked?: (answerTo: AnswerTo<Key>) => boolean;
  /** A disclosure: asked after a yes to it, and deleted when that changes. */
  detailOf?: Key;
  /** Whether another answer fills this one in: an empty one is no error then. */
  isFilledIn?: (answerTo: AnswerTo<Key>) => boolean;
  /** Not saved in a draft: entered again before the application is sent. */
  isUnsaved?: true;
  /** Where the answer goes in the request body; in none of its fields without this. */
  field?: `${BodyPart}.${string}`;
  /** Converts the answer for its field; text without this. Other answers are those in the body. */
  convert?: (value: string, answerTo: AnswerTo<Key>) => string | number | boolean | string[] | undefined;
  /** A body need not have the field, although the form requires the answer. */
  isOptionalInBody?: true;
};
