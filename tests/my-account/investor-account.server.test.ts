import { billingContract } from '@/lib/contracts/membership/billing';
import { describe, expect, it } from 'vitest';
import { investorAccountContract as calls, type AmlAnswer } from '@/lib/contracts/my-account/investor-account';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { amlSteps } from '@/lib/domain/investing/aml';
import { pool } from '@/lib/server/platform/db/pool';
import { goodPassword, registerMember, tryLogin, type Member } from '@/tests/support/database/factories';
import { addRound, registerInvestor, roundActs } from '@/tests/support/features/rounds';

const answers: Record<(typeof amlSteps)[number], AmlAnswer> = {
  identity: {
    step: 'identity',
    givenName: 'Zebulon-Canary',
    familyName: 'Lee',
    birthDate: '1990-02-28',
    citizenship: 'USA',
  },
  address: {
    step: 'address',
    street: '1 Main Street',
    city: 'Austin',
    region: 'TX',
    postalCode: '73301',
    country: 'USA',
  },
  funds: { step: 'funds', source: 'employment', occupation: 'Baker' },
  declarations: { step: 'declarations', isPublicFigure: false, isOwnMoney: true, isTrue: true },
};
const save = ({ from, token: bearer }: Member, body: AmlAnswer) => from.ask(calls.registerAml, { body, bearer });
const read = async ({ from, token: bearer }: Member) => (await from.ask(calls.readAml, { bearer })).answer;

describe('register-aml', () => {
  it('[H12] [S21] stores each step on its own, in any order, and is complete with the last', async () => {
    const investor = await registerInvestor();
    for (const [n, step] of amlSteps.toReversed().entries()) {
      const { answer } = await save(investor, answers[step]);
      expect(answer.saved).toHaveLength(n + 1);
      expect(answer.isComplete).toBe(n === 3);
    }
    await save(investor, { ...answers.funds, occupation: 'Miller' } as AmlAnswer);
    const own = await read(investor);
    expect(own.saved).toHaveLength(4);
    expect(own.answers).toContainEqual({ ...answers.funds, occupation: 'Miller' });
    expect(await read(await registerInvestor())).toEqual({ saved: [], isComplete: false, answers: [] });
  });

  it('[G13] [J9] exports the answers with the rest of the account’s data, decrypted', async () => {
    const investor = await registerInvestor();
    await save(investor, answers.identity);
    await save(investor, answers.funds);
    const { answer } = await investor.from.ask(myAccountContract.export, { bearer: investor.token });
    expect(answer.tables.aml_answers).toEqual(
      expect.arrayContaining([
        { step: 'identity', saved_at: expect.any(String) as string, answers: answers.identity },
        { step: 'funds', saved_at: expect.any(String) as string, answers: answers.funds },
      ]),
    );
    const { from, token: bearer } = await registerInvestor();
    const { answer: other } = await from.ask(myAccountContract.export, { bearer });
    expect(JSON.stringify(other)).not.toContain('Zebulon');
  });

  it('[H12] stores the answers encrypted, and nowhere else', async () => {
    const investor = await registerInvestor();
    await save(investor, answers.identity);
    const { rows } = await pool().query<{ text: string }>(
      `select to_jsonb(t)::text as text from aml_answers t where account_id = $1
       union all select to_jsonb(a)::text from audit_events a where subject = $1`,
      [investor.id],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { text } of rows) expect(text).not.toContain('Zebulon');
  });

  it.each([
    ['born too late', { ...answers.identity, birthDate: `${new Date().getUTCFullYear() - 17}-01-01` }, 'birthDate'],
    ['not born yet', { ...answers.identity, birthDate: '2999-01-01' }, 'birthDate'],
    ['with someone else’s money', { ...answers.declarations, isOwnMoney: false }, 'isOwnMoney'],
    ['from a country that is a word', { ...answers.address, country: 'Texas' }, 'country'],
  ])('[H12] refuses who is %s', async (_, body, field) => {
    const reply = await save(await registerInvestor(), body as AmlAnswer);
    expect(reply.refusal.fields).toHaveProperty(field);
  });
});

it('[H12] [S26] is for investors: users and visitors are refused by each of these calls', async () => {
  const user = await registerMember();
  for (const bearer of [user.token, undefined]) {
    const status = bearer ? 403 : 401;
    expect((await user.from.ask(calls.registerAml, { body: answers.funds, bearer })).status).toBe(status);
    expect((await user.from.ask(calls.readAml, { bearer })).status).toBe(status);
    expect((await user.from.ask(billingContract.investorPaymentMethods, { bearer })).status).toBe(status);
  }
});

describe('delete-account', () => {
  const remove = ({ from, token: bearer }: Member, password = goodPassword) =>
    from.ask(calls.deleteAccount, { bearer, body: { password } });

  it('[H12] [S21] deletes the investor’s account with its password, and its answers', async () => {
    const investor = await registerInvestor();
    await save(investor, answers.identity);
    expect((await remove(investor, 'a wrong guess')).status).toBeGreaterThanOrEqual(400);
    expect((await remove(investor)).status).toBe(200);
    expect((await tryLogin('investor', investor.email, goodPassword)).status).toBe(401);
    const { rows } = await pool().query('select from aml_answers where account_id = $1', [investor.id]);
    expect(rows).toHaveLength(0);
  });

  it('[H12] waits while a commitment is active, and keeps the member account of the same address', async () => {
    const investor = await registerInvestor();
    const user = await registerMember({ form: { email: investor.email } });
    const { slug } = await addRound();
    await roundActs(investor, slug).handOver();
    expect((await remove(investor)).refusal.message).toContain('Cancel it first');
    await roundActs(investor, slug).cancel();
    expect((await remove(investor)).status).toBe(200);
    expect((await tryLogin('user', user.email, goodPassword)).status).toBe(200);
    expect(
      (await user.from.ask(calls.deleteAccount, { bearer: user.token, body: { password: goodPassword } })).status,
    ).toBe(403);
  });
});

it('[H12] [S21] the payment methods are empty, as none can be stored', async () => {
  const { from, token: bearer } = await registerInvestor();
  expect((await from.ask(billingContract.investorPaymentMethods, { bearer })).answer).toEqual({ items: [] });
});
