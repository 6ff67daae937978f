import { expect, it } from 'vitest';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import {
  brokerUnreachable,
  brokerHasAccount,
  brokerInvalidAnswer,
  brokerRefused,
} from '@/lib/content/brokerage/brokerage-messages';
import { alpacaOfEachTest, type FakeAlpaca } from '@/tests/support/providers/alpaca-of-each-test';
import { look, send } from '@/tests/support/features/applications';
import { accountFrom, answers, keeps, loses } from '@/tests/support/providers/fake-alpaca';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { visitor } from '@/tests/support/api/api';
import { pool } from '@/lib/server/platform/db/pool';

const fake = alpacaOfEachTest();

const page = '<html><body>Bad request</body></html>';
const box = 'street_address cannot be a P.O. Box';
const number = 'tax_id is invalid';
const html = { 'Content-Type': 'text/html' };
type Case = [what: string, Parameters<FakeAlpaca['behave']>[0], status: number, sentence: string, question?: string];

/** Responses of the broker, each with the message that the applicant sees. */
const cases: Case[] = [
  ['400 in plain text', answers(400, box), 422, brokerRefused(box), 'street_address'],
  ['400 as JSON', answers(400, { code: 40010000, message: number }), 422, brokerRefused(number), 'tax_id'],
  ['400 with a page', answers(400, page, html), 502, brokerInvalidAnswer],
  ['409 without a word', answers(409, ''), 409, brokerHasAccount],
  ['422 about an answer', answers(422, { code: 40010001, message: number }), 422, brokerRefused(number), 'tax_id'],
  ['422 about nothing we asked', answers(422, { message: 'not today' }), 422, brokerRefused('not today')],
  ['200 with a page', answers(200, page, html), 502, brokerInvalidAnswer],
  ['500 with a page', answers(500, page, html), 502, brokerUnreachable],
  ['an account, and no answer', loses, 502, brokerInvalidAnswer],
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
    // The broker's message is shown without its field names.
    expect((await look(member)).application?.refusal ?? '').not.toMatch(/[a-z]_[a-z]/);
    fake().behave(keeps);
    expect((await send(member)).status).toBe(200);
    expect(fake().accounts).toHaveLength(1);
    expect((await look(member)).application?.status).toBe('SUBMITTED');
    expect(await readDraft(member)).toBeUndefined();
  },
);

it.each([
  ['first', { given_name: 'Somebody', family_name: 'Lee' }],
  ['last', { given_name: 'Ann', family_name: 'Else' }],
])(
  '[R45] an account under the same email with another %s name is not taken for the one whose response was lost',
  async (_, identity) => {
    const member = await registerMember();
    fake().behave(answers(500, 'no'));
    expect((await send(member)).status).toBe(502);
    fake().accounts.push(accountFrom({ contact: { email_address: member.email }, identity }));
    fake().behave(keeps);
    const reply = await send(member);
    expect([reply.status, reply.refusal.message]).toEqual([409, brokerHasAccount]);
    expect((await look(member)).application?.status).toBe('refused');
  },
);

/**
 * RFC 4291 defines mapped addresses and RFC 3849 reserves 2001:db8::/32 for examples; the broker's schema requires the
 * format ipv4.
 */
it.each([
  ['198.51.100.7', '198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7', '198.51.100.7'],
  ['2001:db8::7', '0.0.0.0', '2001:db8::7'],
])('[F7] from %s the broker gets %s, and %s is kept as evidence', async (ip, sent, kept) => {
  const member = await registerMember({ from: visitor({ ip }) });
  fake().behave(keeps);
  expect((await send(member)).status).toBe(200);
  const { agreements } = JSON.parse(fake().posts()[0]?.body ?? '') as { agreements: { ip_address: string }[] };
  expect(agreements.map((one) => one.ip_address)).toEqual([sent, sent, sent, sent]);
  const { rows } = await pool().query<{ ip: string }>(
    'select distinct ip from consent_events where subject in (select id from applications where account_id = $1)',
    [member.id],
  );
  expect(rows).toEqual([{ ip: kept }]);
});

it.each(['::ffff:198.51.100.7', '2001:db8::7'])(
  '[F7] the simulated broker accepts an application from %s',
  async (ip) => {
    const restore = changeSettings({ alpaca: undefined });
    expect((await send(await registerMember({ from: visitor({ ip }) }))).status).toBe(200);
    restore();
  },
);
