import { isQuestionStep, namesIn, stepGroups } from '@/lib/content/brokerage/application/steps';
import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';
import { statementKeys } from '@/lib/domain/brokerage/application/questions/statements';
import type { ApplicationScreen } from '@/lib/domain/brokerage/application-steps';

/**
 * The questions that must be valid before leaving a screen. Changing a single answer does not require the tax ID again,
 * since it is required on submission.
 */
export function screenKeys(screen: ApplicationScreen, isChanging: boolean): readonly AnswerKey[] {
  if (screen === 'agreements') return [...statementKeys, 'tax_id'];
  if (!isQuestionStep(screen)) return [];
  return namesIn(stepGroups[screen]).filter((name) => !isChanging || name !== 'tax_id');
}
