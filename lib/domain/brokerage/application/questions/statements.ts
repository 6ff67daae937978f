import { checked, yesOrNo } from '../answer-kinds';
import type { Question } from '../question';
import { certifySentence, tickSentence } from '../sentences';
import { agreementNames } from '../values';

/** What the applicant confirms about the disclosures. */
export const certificate = {
  is_disclosure_certified: {
    ...checked(certifySentence),
    field: 'disclosures.is_disclosure_certified',
    convert: yesOrNo.convert,
    isOptionalInBody: true,
  },
} satisfies Record<string, Question>;

/** Two statements per agreement: 'yes' when checked. The body lists the agreements with both. */
export const statementKeys = agreementNames.flatMap((name) => [`${name}_1`, `${name}_2`] as const);
type StatementKey = (typeof statementKeys)[number];

const statement = checked(tickSentence);

export const statements = Object.fromEntries(statementKeys.map((key) => [key, statement])) as Record<
  StatementKey,
  typeof statement
>;
