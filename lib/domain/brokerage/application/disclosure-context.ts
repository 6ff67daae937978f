import {
  affiliateFirmKeys,
  controlledFirmKeys,
  exposedFamilyKeys,
  type AnswerKey,
  type Answers,
  type DisclosureKey,
} from './keys';

/** What the broker wants to know about an affirmed disclosure. */
export const contextKeys: Partial<Record<DisclosureKey, readonly AnswerKey[]>> = {
  is_control_person: controlledFirmKeys,
  is_affiliated_exchange_or_finra: affiliateFirmKeys,
  immediate_family_exposed: exposedFamilyKeys,
};

const contexts = Object.entries(contextKeys) as [DisclosureKey, readonly AnswerKey[]][];

/** Whether a question about a disclosure is asked; undefined for other questions. */
export function isContextAsked(key: AnswerKey, answers: Answers): boolean | undefined {
  const flag = contexts.find(([, keys]) => keys.includes(key))?.[0];
  if (flag === undefined) return undefined;
  if (answers[flag] !== 'yes') return false;
  if (key === 'controlled_firm_state') return answers.controlled_firm_country === 'USA';
  if (key === 'affiliate_firm_state') return answers.affiliate_firm_country === 'USA';
  return true;
}

/** Answers about disclosures that no longer apply, to be deleted. */
export const outdatedContext = (answers: Answers): AnswerKey[] =>
  contexts.flatMap(([flag, keys]) =>
    answers[flag] === 'yes' ? [] : keys.filter((key) => (answers[key] ?? '') !== ''),
  );
