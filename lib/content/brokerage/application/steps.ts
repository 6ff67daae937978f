import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';
import type { statementKeys } from '@/lib/domain/brokerage/application/questions/statements';
import type { ApplicationScreen, ApplicationStep } from '@/lib/domain/brokerage/application-steps';
import { contactGroups } from './contact';
import { disclosuresGroup, trustedContactGroup } from './disclosures';
import { investingGroups } from './investing';
import { livelihoodGroup } from './livelihood';
import { meansGroup } from './means';
import type { QuestionGroup } from './question';

/** Steps with questions. The other two are for the account and the agreements. */
export type QuestionStep = Exclude<ApplicationStep, 'account-creation' | 'agreements'>;

const groups = {
  'contact-information': contactGroups,
  'investor-questionnaire': [...investingGroups, livelihoodGroup, meansGroup, disclosuresGroup, trustedContactGroup],
} satisfies Record<QuestionStep, readonly QuestionGroup[]>;

/** Questions of the domain without a row in these groups: if there are any, stepGroups does not compile. */
type Unlabeled = Exclude<
  AnswerKey,
  (typeof statementKeys)[number] | (typeof groups)[QuestionStep][number]['questions'][number]['name']
>;

export const stepGroups: Record<QuestionStep, readonly QuestionGroup[]> = groups satisfies [Unlabeled] extends [never]
  ? object
  : Unlabeled;
export const questionSteps = Object.keys(stepGroups) as QuestionStep[];
export const isQuestionStep = (screen: ApplicationScreen): screen is QuestionStep => screen in stepGroups;

/** Names of the groups' questions, without duplicates. */
export const namesIn = (groups: readonly QuestionGroup[]): AnswerKey[] => [
  ...new Set(groups.flatMap(({ questions }) => questions.map(({ name }) => name))),
];

/** The step that a question belongs to. Any other key is a statement of an agreement. */
export const stepOf = (name: AnswerKey): ApplicationStep =>
  questionSteps.find((step) => namesIn(stepGroups[step]).includes(name)) ?? 'agreements';
