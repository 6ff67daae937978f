import { isQuestionStep, namesIn, stepGroups } from '@/lib/content/brokerage/application/steps';
import type { AnswerKey } from '@/lib/domain/brokerage/application/keys';
import { statementKeys } from '@/lib/domain/brokerage/application/questions/statements';
import type { ApplicationScreen } from '@/lib/domain/brokerage/application-steps';

/**
 * Questions that must be valid before leaving a screen. Changing one answer does not require the tax id again: it is
 * asked for before sending.
 */
export function screenKeys(screen: ApplicationScreen, isChanging: boolean): readonly AnswerKey[] {
  if (screen === 'agreements') return [...statementKeys, 'tax_id'];
  if (!isQuestionStep(screen)) return [];
  return namesIn(stepGroups[screen]).filter((name) => !isChanging || name !== 'tax_id');
}
