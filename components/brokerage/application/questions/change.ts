import { namesIn, questionSteps, stepGroups } from '@/lib/content/brokerage/application/steps';
import { answerKeys, type AnswerKey } from '@/lib/domain/brokerage/application/keys';
import { lineOf, reviewGroupOf } from './anchor-of';

/** The part of the review being changed: its first question, its group, and the id to return to. */
export type Change = { first: AnswerKey; group: string | undefined; anchor: string };

type Query = Readonly<Partial<Record<string, string | readonly string[]>>>;

/** Parses `?change=city` for an answer or `?edit=address` for a group; undefined for anything else. */
export function changeOf({ change, edit }: Query): Change | undefined {
  const name = answerKeys.find((key) => key === change);
  if (name) return { first: name, group: undefined, anchor: lineOf(name) };
  const group = questionSteps.flatMap((step) => stepGroups[step]).find(({ id }) => id === edit);
  const [first] = group ? namesIn([group]) : [];
  return group && first ? { first, group: group.id, anchor: reviewGroupOf(group.id) } : undefined;
}
