import { afterEach, describe, expect, it } from 'vitest';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { checkApplications } from '@/lib/server/brokerage/application/check-applications-job';
import { alpacaOfEachTest } from '@/tests/support/providers/alpaca-of-each-test';
import { applicationRow, look, send } from '@/tests/support/features/applications';
import { accountFrom, answers, keeps, loses } from '@/tests/support/providers/fake-alpaca';
import { registerMember, type Member } from '@/tests/support/database/factories';

const fake = alpacaOfEachTest();
afterEach(() => setClock());

const later = (ms: number) => setClock(() => new Date(Date.now() + ms));
const older = (member: Member) =>
  accountFrom(
    { contact: { email_address: member.email }, identity: { given_name: 'Ann', family_name: 'Lee' } },
    { created_at: '2020-01-01T00:00:00Z', status: 'ACTIVE' },
  );

describe('[R45] [F9] exactly one account', () => {
  it('after a lost response and another attempt by the member', async () => {
    const member = await registerMember();
    fake().behave(loses);
    expect((await send(member)).status).toBe(502);
    fake().behave(keeps);
    expect((await send(member)).status).toBe(200);
    expect([fake().accounts.length, fake().posts().length]).toEqual([1, 1]);
  });

  it('after a lost response, by the job alone', async () => {
    const member = await registerMember();
    fake().behave(loses);
    await send(member);
    expect((await applicationRow(member))?.sealed).toMatch(/^s1\./);
    fake().behave(keeps);
    later(120_000);
    await checkApplications();
    expect(await applicationRow(member)).toMatchObject({ state: 'sent', sealed: null });
    expect(fake().accounts).toHaveLength(1);
  });

  it('after a failure that created nothing, by the job, from the encrypted application', async () => {
    const member = await registerMember();
    fake().behave(answers(500, 'no'));
    expect((await send(member)).status).toBe(502);
    fake().behave(keeps);
    later(120_000);
    await checkApplications();
    expect((await applicationRow(member))?.state).toBe('sent');
    expect(fake().posts().at(-1)?.body).toContain('900-12-3456');
    expect(fake().accounts).toHaveLength(1);
  });

  it('after the process was killed between the call and its response', async () => {
    const member = await registerMember();
    fake().behave(loses);
    await send(member);
    fake().behave(keeps);
    await pool().query(
      `update applications set state = 'sending', held_until = now() + interval '30 seconds' where account_id = $1`,
      [member.id],
    );
    const early = await send(member);
    expect([early.status, early.refusal.code]).toEqual([409, 'conflict']);
    later(31_000);
    expect((await send(member)).status).toBe(200);
    expect([fake().accounts.length, fake().posts().length]).toEqual([1, 1]);
  });

  it('of two different applications at once; the other is asked to wait', async () => {
    const member = await registerMember();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    fake().behave((...call) => void released.then(() => keeps(...call)));
    const both = [send(member), send(member, { city: 'Elsewhere' })];
    const waiting = await Promise.race(both);
    expect([waiting.status, waiting.headers.get('Retry-After')]).toEqual([409, '5']);
    release();
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([fake().accounts.length, fake().posts().length]).toEqual([1, 1]);
  });

  it('[R36] creates no account after a day, and deletes the tax ID', async () => {
    const member = await registerMember();
    fake().behave(answers(500, 'no'));
    await send(member);
    later(25 * 3_600_000);
    await checkApplications();
    expect(await applicationRow(member)).toMatchObject({ state: 'refused', sealed: null });
  });
});

describe('[F8] an email that the broker already has', () => {
  it('is treated as another person’s until it is confirmed', async () => {
    const member = await registerMember();
    fake().accounts.push(older(member));
    const reply = await send(member);
    expect([reply.status, reply.refusal.code]).toEqual([409, 'conflict']);
    expect(reply.refusal.message).toBe('You already have a broker account with this email.');
    expect((await applicationRow(member))?.state).toBe('refused');
  });

  it('is linked once its owner has confirmed it', async () => {
    const member = await registerMember();
    fake().accounts.push(older(member));
    await pool().query('update accounts set email_confirmed_at = now() where id = $1', [member.id]);
    expect((await send(member)).status).toBe(200);
    expect((await look(member)).application?.status).toBe('ACTIVE');
  });
});

describe('[R45] the check for an existing account', () => {
  const exists = (member: Member) => member.from.ask(brokerageContract.exists, { bearer: member.token });

  it('asks the broker, and never guesses', async () => {
    const member = await registerMember();
    expect((await exists(member)).answer).toEqual({ exists: false });
    fake().accounts.push(older(member));
    expect((await exists(member)).answer).toEqual({ exists: true });
    fake().behave(answers(500, 'no'));
    const reply = await exists(member);
    expect([reply.status, reply.refusal.code]).toEqual([503, 'unavailable']);
  });
});

describe('[F10] a change of status is mailed', () => {
  const newsOf = async ({ id, email }: Member) => {
    const { rows } = await pool().query<{ payload: { template: string; data: { status: string; link: string } } }>(
      `select payload from outbox where payload ->> 'to' = $1 and payload ->> 'template' = 'application-news' order by created_at, id`,
      [email],
    );
    expect(JSON.stringify(rows.map(({ payload }) => payload.data))).not.toMatch(new RegExp(`${id}|Ann|Lee|900-12`));
    return rows.map(({ payload }) => payload.data.status);
  };

  it('once for each of the broker’s statuses, without naming anyone', async () => {
    const member = await registerMember();
    await send(member);
    expect(await newsOf(member)).toEqual(['SUBMITTED']);
    Object.assign(fake().accounts[0] ?? {}, { status: 'APPROVED' });
    later(120_000);
    await Promise.all([checkApplications(), look(member)]);
    await checkApplications();
    expect(await newsOf(member)).toEqual(['SUBMITTED', 'APPROVED']);
  });

  it('and when it is rejected later, but not when the screen showed the rejection', async () => {
    const [there, away] = [await registerMember(), await registerMember()];
    fake().behave(answers(422, { code: 40010001, message: 'tax_id is invalid' }));
    await send(there);
    fake().behave(answers(500, 'no'));
    await send(away);
    later(25 * 3_600_000);
    await checkApplications();
    expect([await newsOf(there), await newsOf(away)]).toEqual([[], ['refused']]);
  });
});
