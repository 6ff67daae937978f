import { expect, it } from 'vitest';
import { brokerageContract } from '@/lib/contracts/brokerage';
import { brokerAway, brokerHasAccount, brokerMadeNoSense, brokerRefused } from '@/lib/content/brokerage-messages';
import { alpacaOfEachTest, type FakeAlpaca } from '@/tests/support/alpaca-of-each-test';
import { look, send } from '@/tests/support/applications';
import { answers, keeps, loses } from '@/tests/support/fake-alpaca';
import { registerMember, type Member } from '@/tests/support/factories';

const fake = alpacaOfEachTest();

const page = '<html><body>Bad request</body></html>';
const box = 'street_address cannot be a P.O. Box';
const number = 'tax_id is invalid';
const html = { 'Content-Type': 'text/html' };
type Case = [what: string, Parameters<FakeAlpaca['behave']>[0], status: number, sentence: string, question?: string];

/** What the broker may answer an application with, and what its sender reads then, at which question. */
const cases: Case[] = [
  ['400 in plain text', answers(400, box), 422, brokerRefused(box), 'street_address'],
  ['400 as JSON', answers(400, { code: 40010000, message: number }), 422, brokerRefused(number), 'tax_id'],
  ['400 with a page', answers(400, page, html), 502, brokerMadeNoSense],
  ['409 without a word', answers(409, ''), 409, brokerHasAccount],
  ['422 about an answer', answers(422, { code: 40010001, message: number }), 422, brokerRefused(number), 'tax_id'],
  ['422 about nothing we asked', answers(422, { message: 'not today' }), 422, brokerRefused('not today')],
  ['200 with a page', answers(200, page, html), 502, brokerMadeNoSense],
  ['500 with a page', answers(500, page, html), 502, brokerAway],
  ['an account, and no answer', loses, 502, brokerMadeNoSense],
];

const drafted = { city: 'Reno', given_name: 'Ann', employer_name: 'Acme' };
const readDraft = async ({ from, token: bearer }: Member) =>
  (await from.ask(brokerageContract.readDraft, { bearer })).answer.draft?.answers;

it.each(cases)(
  '[F8] [F9] [R45] %s: the sentence at its question, nothing lost, and one account in the end',
  async (_, behave, status, sentence, question) => {
    const member = await registerMember();
    const draft = { answers: drafted, step: 'agreements' as const };
    await member.from.ask(brokerageContract.saveDraft, { body: draft, bearer: member.token });
    fake().behave(behave);
    const reply = await send(member);
    expect([reply.status, reply.refusal.message]).toEqual([status, sentence]);
    expect(reply.refusal.fields ?? {}).toEqual(question === undefined ? {} : { [question]: sentence });
    expect(reply.text).not.toMatch(/html|900-?12-?3456/);
    expect(await readDraft(member)).toEqual(drafted);
    fake().behave(keeps);
    expect((await send(member)).status).toBe(200);
    expect(fake().accounts).toHaveLength(1);
    expect((await look(member)).application?.status).toBe('SUBMITTED');
    expect(await readDraft(member)).toBeUndefined();
  },
);
