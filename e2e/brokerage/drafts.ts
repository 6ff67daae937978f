import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { contactKeys, questionnaireKeys, type AnswerKey, type Answers } from '@/lib/domain/brokerage/application/keys';
import type { ApplicationStep } from '@/lib/domain/brokerage/application-steps';
import { goodAnswers } from '@/tests/support/features/application-answers';
import type { Member } from '@/e2e/support/accounts';
import { expect } from '@/e2e/support/fixtures';

const pick = (keys: readonly AnswerKey[], answers: Answers) =>
  Object.fromEntries(keys.flatMap((key) => (answers[key] ? [[key, answers[key]]] : []))) as Answers;

/** Valid answers to the contact step, except the tax id. Country first, because the state then becomes a list. */
export const contactAnswers: Answers = { country: 'USA', ...pick(contactKeys, goodAnswers({ tax_id: '' })) };
export const questionnaireAnswers: Answers = pick(questionnaireKeys, goodAnswers({ employer_state: 'NV' }));

/** Puts a draft on the server, as another device would have left it. */
export async function leaveDraft(site: string, member: Member, answers: Answers, step: ApplicationStep) {
  const { method, path } = brokerageContract.saveDraft;
  const answer = await fetch(site + path, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${member.token}` },
    body: JSON.stringify({ answers, step }),
  });
  expect(answer.status).toBe(200);
}
