import { namesIn, questionSteps, stepGroups } from '@/lib/content/brokerage/application/steps';
import { answerKeys, type AnswerKey } from '@/lib/domain/brokerage/application/keys';
import { lineOf, reviewGroupOf } from './anchor-of';

/** The edited part of the review page: the first question, its group, and where to return to. */
export type Change = { first: AnswerKey; group: string | undefined; anchor: string };

type Query = Readonly<Partial<Record<string, string | readonly string[]>>>;

/** Reads `?change=city` for one answer and `?edit=address` for a group; undefined for anything else. */
export function changeOf({ change, edit }: Query): Change | undefined {
  const name = answerKeys.find((key) => key === change);
  if (name) return { first: name, group: undefined, anchor: lineOf(name) };
  const group = questionSteps.flatMap((step) => stepGroups[step]).find(({ id }) => id === edit);
  const [first] = group ? namesIn([group]) : [];
  return group && first ? { first, group: group.id, anchor: reviewGroupOf(group.id) } : undefined;
}
