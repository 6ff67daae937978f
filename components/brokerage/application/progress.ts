import { isShown, type Question, type QuestionGroup } from '@/lib/content/brokerage/application/question';
import { namesIn, stepGroups, type QuestionStep } from '@/lib/content/brokerage/application/steps';
import { checkAnswers, isAsked, isOptional } from '@/lib/domain/brokerage/application/check-answers';
import { isSavedAnswer, type AnswerKey, type Answers } from '@/lib/domain/brokerage/application/keys';
import { rangeOf } from '@/lib/domain/brokerage/application/amounts';
import { statementKeys } from '@/lib/domain/brokerage/application/questions/statements';
import type { RuleContext } from '@/lib/domain/brokerage/application/rule';

export type Progress = { state: 'not-started' | 'incomplete' | 'complete'; given: number; all: number };

/**
 * The progress of a list of questions. An answer counts once it is valid. The limits of a range do not count, because
 * they are filled in. The Social Security number counts, but a step is complete without it: it is never saved and may
 * be entered last.
 */
export function progressOf(names: readonly AnswerKey[], answers: Answers, context: RuleContext): Progress {
  const asked = names.filter((name) => isAsked(name, answers));
  const keys = asked.filter(isSavedAnswer);
  const needed = asked.filter((name) => !isOptional(name) && !rangeOf(name));
  const wrong = checkAnswers(answers, { ...context, keys: asked });
  const given = needed.filter((name) => (answers[name] ?? '').trim() !== '' && !wrong[name]).length;
  const isComplete = keys.every((name) => !wrong[name]);
  return { state: isComplete ? 'complete' : given === 0 ? 'not-started' : 'incomplete', given, all: needed.length };
}

/** The progress of a question group. A group with an unsaved answer is complete only while that answer is valid. */
export function groupProgress(group: QuestionGroup, answers: Answers, context: RuleContext): Progress {
  const names = namesIn([group]);
  const progress = progressOf(names, answers, context);
  const wrong = wrongUnsaved(names, answers, context);
  return progress.state === 'complete' && Object.keys(wrong).length > 0
    ? { ...progress, state: 'incomplete' }
    : progress;
}

const wrongUnsaved = (names: readonly AnswerKey[], answers: Answers, context: RuleContext) =>
  checkAnswers(answers, { ...context, keys: names.filter((name) => !isSavedAnswer(name)) });

export const stepProgress = (step: QuestionStep | 'agreements', answers: Answers, context: RuleContext) =>
  progressOf(step === 'agreements' ? statementKeys : namesIn(stepGroups[step]), answers, context);

/** Whether a complete step still lacks its unsaved answer, the Social Security number, which is required to submit. */
export const needsUnsaved = (step: QuestionStep, answers: Answers, context: RuleContext) =>
  stepProgress(step, answers, context).state === 'complete' &&
  Object.keys(wrongUnsaved(namesIn(stepGroups[step]), answers, context)).length > 0;

/** The questions of a group that apply to the given answers. */
export const shownQuestions = ({ questions }: QuestionGroup, answers: Answers): readonly Question[] =>
  questions.filter((question) => isAsked(question.name, answers) && isShown(question, answers));
