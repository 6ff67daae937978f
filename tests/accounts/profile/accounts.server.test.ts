import { describe, expect, it } from 'vitest';
import { visitor } from '@/tests/support/api/api';
import {
  auditOf,
  callsOf,
  goodPassword,
  isSignedIn,
  kinds,
  logIn,
  mailsTo,
  readProfile,
  registerMember,
  registrationForm,
  tryLogin,
} from '@/tests/support/database/factories';

describe.each(kinds)('%s accounts', (kind) => {
  it('[S20] are signed in by registering', async () => {
    const body = registrationForm({ phone: '(555) 010-1234' });
    const { status, answer } = await visitor().ask(callsOf[kind].register, { body });
    expect(status).toBe(201);
    expect(Object.keys(answer).sort()).toEqual([
      'email',
      'firstName',
      'id',
      'lastName',
      'phone',
      'refreshToken',
      'token',
    ]);
    expect(answer).toMatchObject({ email: body.email, firstName: 'Ann', lastName: 'Lee', phone: '+15550101234' });
    expect(answer.id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect((await readProfile(answer.token)).status).toBe(kind === 'user' ? 200 : 403);
  });

  it('[S26] log in by their own call with what they registered', async () => {
    const member = await registerMember({ kind });
    const session = await logIn(member);
    expect(session).toMatchObject({ id: member.id, email: member.email, phone: null });
    expect(session.token).not.toBe(member.token);
    expect(session.refreshToken).not.toBe(member.refreshToken);
  });

  it('are found whatever the case of the address, and keep the case that was typed', async () => {
    const member = await registerMember({ kind, form: { email: `Ann.${crypto.randomUUID()}@Example.Test` } });
    const { answer } = await tryLogin(kind, ` ${member.email.toUpperCase()} `, goodPassword);
    expect(answer.email).toBe(member.email);
  });

  it('are unique per address: a second registration says so', async () => {
    const member = await registerMember({ kind });
    const form = registrationForm({ email: member.email.toUpperCase() });
    const { status, refusal } = await visitor().ask(callsOf[kind].register, { body: form });
    const sentence = 'An account with this email already exists. Log in instead.';
    expect(status).toBe(409);
    expect(refusal).toEqual({ message: sentence, code: 'conflict', fields: { email: sentence } });
  });

  it('[R68] leave an audit entry: who, from where, in which request', async () => {
    const member = await registerMember({ kind });
    const from = visitor();
    const { headers } = await tryLogin(kind, member.email, goodPassword, from);
    const [registered, loggedIn, ...rest] = await auditOf(member.id);
    expect(registered).toMatchObject({ event: 'register', result: 'ok', ip: member.from.ip });
    expect(loggedIn).toEqual({ event: 'login', result: 'ok', ip: from.ip, request_id: headers.get('x-request-id') });
    expect(rest).toEqual([]);
  });

  it('get one welcome email', async () => {
    const member = await registerMember({ kind });
    expect((await mailsTo(member.email)).map((mail) => mail.template)).toEqual(['welcome']);
  });
});

describe('the two kinds', () => {
  it('[R11] keep independent passwords under one address', async () => {
    const user = await registerMember({ kind: 'user', form: { password: 'the password of the user' } });
    const investor = await registerMember({
      kind: 'investor',
      form: { email: user.email, password: 'quite another one' },
    });
    expect(investor.id).not.toBe(user.id);
    expect((await tryLogin('user', user.email, 'quite another one')).status).toBe(401);
    expect((await tryLogin('investor', user.email, 'the password of the user')).status).toBe(401);
    expect((await tryLogin('investor', user.email, 'quite another one')).answer.id).toBe(investor.id);
  });

  it('[G14] [R11] reject the other kind with a 403 that says why', async () => {
    const investor = await registerMember({ kind: 'investor' });
    const { status, refusal } = await readProfile(investor.token);
    expect(status).toBe(403);
    expect(refusal).toMatchObject({ code: 'forbidden', message: 'This endpoint is for user accounts.' });
  });

  it('[R14] both stop at once when an operator closes the account', async () => {
    const { pool } = await import('@/lib/server/platform/db/pool');
    const member = await registerMember();
    await pool().query('update accounts set disabled_at = now() where id = $1', [member.id]);
    expect(await isSignedIn(member.token)).toBe(false);
  });
});
