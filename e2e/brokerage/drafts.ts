import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { namesIn, stepGroups, type QuestionStep } from '@/lib/content/brokerage/application/steps';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import type { ApplicationStep } from '@/lib/domain/brokerage/application-steps';
import { goodAnswers } from '@/tests/support/features/application-answers';
import type { Member } from '@/e2e/support/accounts';
import { expect } from '@/e2e/support/fixtures';

/** The answers of a step, in the order of the screen. */
const pick = (step: QuestionStep, answers: Answers) =>
  Object.fromEntries(
    namesIn(stepGroups[step]).flatMap((key) => (answers[key] ? [[key, answers[key]]] : [])),
  ) as Answers;

/**
 * Valid answers for the contact step, except the tax ID, whose type the form only states. The country comes first,
 * because it turns the state field into a list.
 */
export const contactAnswers: Answers = {
  country: 'USA',
  ...pick('contact-information', goodAnswers({ tax_id: '', tax_id_type: '' })),
};
export const questionnaireAnswers: Answers = pick('investor-questionnaire', goodAnswers({ employer_state: 'NV' }));

/** Saves a draft on the server, as another device would. */
export async function leaveDraft(site: string, member: Member, answers: Answers, step: ApplicationStep) {
  const { method, path } = brokerageContract.saveDraft;
  const answer = await fetch(site + path, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${member.token}` },
    body: JSON.stringify({ answers, step }),
  });
  expect(answer.status).toBe(200);
}
