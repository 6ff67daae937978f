import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { questionSteps } from '@/lib/content/brokerage/application/steps';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { agreementNames, type AgreementName } from '@/lib/domain/brokerage/application/values';
import type { ApplicationStep } from '@/lib/domain/brokerage/application-steps';
import { statementsOf } from './status/statements-of';
import type { StepStates } from './step-list';
import { secondsPerQuestion, wordsPerMinute, type TimeLeft } from './time-basis';

/** Minutes left in each step, from the questions without an answer and the agreements without both statements. */
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

/** The number of words of a text, in its lead, titles, summaries and parts. */
function wordsIn(name: AgreementName) {
  const { lead, sections } = agreements[name].document;
  return textsIn([lead, sections.map(({ title, summary, parts }) => [title, summary, parts])])
    .join(' ')
    .split(/\s+/).length;
}

/** Every text inside, except identifiers and URLs. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'kind' || key === 'href' ? [] : textsIn(inner)));
}
