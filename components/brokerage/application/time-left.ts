import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { questionSteps } from '@/lib/content/brokerage/application/steps';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { agreementNames, type AgreementName } from '@/lib/domain/brokerage/application/values';
import type { ApplicationStep } from '@/lib/domain/brokerage/application-steps';
import { statementsOf } from './status/statements-of';
import type { StepStates } from './step-list';
import { secondsPerQuestion, wordsPerMinute, type TimeLeft } from './time-basis';

/** The minutes left in each step, from unanswered questions and agreements with unchecked statements. */
export function timeLeft(states: StepStates, answers: Answers): TimeLeft {
  const questionMinutes = questionSteps.map((step) => [step, secondsOf(states[step]) / 60] as const);
  const unread = agreementNames.filter((name) => statementsOf(name).some((row) => answers[row.name] !== 'yes'));
  const words = unread.reduce((sum, name) => sum + wordsIn(name), 0);
  return {
    ...Object.fromEntries(questionMinutes),
    agreements: secondsOf(states.agreements) / 60 + words / wordsPerMinute,
  };
}

const secondsOf = (progress: StepStates[ApplicationStep]) =>
  progress ? (progress.all - progress.given) * secondsPerQuestion : 0;

/** Counts the words of an agreement's lead, titles, summaries and parts. */
function wordsIn(name: AgreementName) {
  const { lead, sections } = agreements[name].document;
  return textsIn([lead, sections.map(({ title, summary, parts }) => [title, summary, parts])])
    .join(' ')
    .split(/\s+/).length;
}

/** All strings in a value, except identifiers and URLs. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'kind' || key === 'href' ? [] : textsIn(inner)));
}
