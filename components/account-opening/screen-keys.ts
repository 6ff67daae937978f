import { isQuestionStep, namesIn, stepGroups } from '@/lib/content/application/steps';
import { statementKeys, type AnswerKey } from '@/lib/domain/application/keys';
import type { ApplicationScreen } from '@/lib/domain/application-steps';

/**
 * The questions that must be right before a screen is left. Whoever comes back to change one answer need not type the
 * tax id for it: it is asked once more before sending anyway.
 */
export function screenKeys(screen: ApplicationScreen, isChanging: boolean): readonly AnswerKey[] {
  if (screen === 'agreements') return [...statementKeys, 'tax_id'];
  if (!isQuestionStep(screen)) return [];
  return namesIn(stepGroups[screen]).filter((name) => !isChanging || name !== 'tax_id');
}
