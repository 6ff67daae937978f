import { describe, expect, it } from 'vitest';
import { myAccountContract as contract } from '@/lib/contracts/my-account/my-account';
import { pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import {
  auditOf,
  freshEmail,
  goodPassword,
  kinds,
  logIn,
  mailsTo,
  refresh,
  registerMember,
  tryLogin,
  type Member,
} from '@/tests/support/database/factories';

const read = async (member: Pick<Member, 'token'>) =>
  (await visitor().ask(contract.read, { bearer: member.token })).answer;

const askForEmail = (member: Member, email: string, password = goodPassword) =>
  visitor().ask(contract.requestEmail, { bearer: member.token, body: { email, password } });

/** The token of the newest link that confirms an address. */
async function emailToken(email: string) {
  await drainOutbox();
  const text = (await mailsTo(email)).findLast(({ template }) => template === 'email-confirm')?.text ?? '';
  return /confirm-email\/([\w-]{43})/.exec(text)?.[1] ?? '';
}

const confirm = (token: string) => visitor().ask(contract.confirmEmail, { body: { token } });

describe.each(kinds)('[S26] the own account (%s)', (kind) => {
  it('is read by its owner, whichever kind it is', async () => {
    const member = await registerMember({ kind });
    expect(await read(member)).toMatchObject({
      kind,
      email: member.email,
      isEmailConfirmed: false,
      pendingEmail: null,
      firstName: 'Ann',
      phone: null,
    });
  });

  it('[U6] changes its name and its number, and names the field that does not fit', async () => {
    const member = await registerMember({ kind });
    const change = (body: object) => visitor().send('PUT', contract.change.path, { bearer: member.token, body });
    const changed = await change({ firstName: 'Zoë', lastName: 'Okafor', phone: '(212) 555-0142' });
    expect(changed.answer).toMatchObject({ firstName: 'Zoë', lastName: 'Okafor', phone: '+12125550142' });
    expect((await change({ firstName: 'Zoë', lastName: 'Okafor', phone: '12' })).refusal.fields).toHaveProperty(
      'phone',
    );
    expect((await change({ firstName: '', lastName: 'Okafor' })).refusal.fields).toEqual({ firstName: 'Required' });
    expect((await change({ firstName: 'Zoë', lastName: 'Okafor' })).answer).toMatchObject({ phone: null });
    expect((await auditOf(member.id)).filter(({ event }) => event === 'account_changed')).toHaveLength(2);
  });

  it('asks for a link to confirm its own address without the password, and for no other address', async () => {
    const member = await registerMember({ kind });
    const ask = (email: string) => visitor().ask(contract.requestEmail, { bearer: member.token, body: { email } });
    const refused = await ask(freshEmail());
    expect(refused.status).toBe(400);
    expect(refused.refusal.fields).toEqual({ password: 'Required' });
    expect((await read(member)).pendingEmail).toBeNull();
    expect((await ask(member.email)).status).toBe(202);
    expect((await confirm(await emailToken(member.email))).status).toBe(200);
    expect(await read(member)).toMatchObject({ email: member.email, isEmailConfirmed: true });
  });

  it('[G13] [R9] changes its password with the old one, which ends every existing token, and returns new ones', async () => {
    const member = await registerMember({ kind });
    const other = await logIn(member);
    const change = (currentPassword: string, password: string) =>
      visitor().ask(contract.changePassword, { bearer: member.token, body: { currentPassword, password } });
    const wrong = await change('not my password', 'quite another good one');
    expect(wrong.status).toBe(400);
    expect(wrong.refusal.fields).toEqual({ currentPassword: 'Incorrect password.' });
    expect((await change(goodPassword, 'password1')).refusal.fields).toHaveProperty('password');
    const { answer } = await change(goodPassword, 'quite another good one');
    expect(await visitor().ask(contract.read, { bearer: other.token })).toMatchObject({ status: 401 });
    expect((await refresh(other.refreshToken)).status).toBe(401);
    expect(await visitor().ask(contract.read, { bearer: member.token })).toMatchObject({ status: 401 });
    expect((await refresh(member.refreshToken)).status).toBe(401);
    expect((await read(answer)).email).toBe(member.email);
    expect((await refresh(answer.refreshToken)).status).toBe(200);
    expect((await tryLogin(kind, member.email, goodPassword)).status).toBe(401);
    expect((await tryLogin(kind, member.email, 'quite another good one')).status).toBe(200);
    expect((await mailsTo(member.email)).map(({ template }) => template)).toContain('password-replaced');
  });
});

describe('[G13] the account’s password', () => {
  it('can be guessed at ten times and no more', async () => {
    const member = await registerMember();
    const guess = () =>
      visitor().ask(contract.changePassword, {
        bearer: member.token,
        body: { currentPassword: 'a guess', password: 'quite another good one' },
      });
    const replies = await Promise.all(Array.from({ length: 12 }, guess));
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('is not changed to itself, and its sessions stay', async () => {
    const member = await registerMember();
    const { status, refusal } = await visitor().ask(contract.changePassword, {
      bearer: member.token,
      body: { currentPassword: goodPassword, password: goodPassword },
    });
    expect(status).toBe(400);
    expect(refusal.fields).toEqual({ password: 'This is your current password. Choose a different one.' });
    expect((await visitor().ask(contract.export, { bearer: member.token })).status).toBe(200);
  });

  it('accepts only one of two concurrent changes', async () => {
    const member = await registerMember();
    const change = (password: string) =>
      visitor().ask(contract.changePassword, {
        bearer: member.token,
        body: { currentPassword: goodPassword, password },
      });
    const replies = await Promise.all([change('the first new password'), change('the second new password')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the account’s address', () => {
  it('[G13] changes once the link in that mailbox is used, once; the old address is notified', async () => {
    const member = await registerMember();
    const email = freshEmail();
    expect((await askForEmail(member, email)).status).toBe(202);
    expect(await read(member)).toMatchObject({ email: member.email, pendingEmail: email });
    const token = await emailToken(email);
    expect((await confirm(token)).answer).toEqual({ message: 'Your email is confirmed.' });
    expect(await read(member)).toMatchObject({ email, isEmailConfirmed: true, pendingEmail: null });
    expect((await confirm(token)).status).toBe(400);
    expect((await tryLogin('user', email, goodPassword)).status).toBe(200);
    expect((await tryLogin('user', member.email, goodPassword)).status).toBe(401);
    expect((await mailsTo(member.email)).map(({ template }) => template)).toContain('email-changed');
    const { rows } = await pool().query<{ hash: string }>('select hash from email_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('requires the password to change', async () => {
    const member = await registerMember();
    const reply = await askForEmail(member, freshEmail(), 'a guess');
    expect(reply.refusal.fields).toEqual({ password: 'Incorrect password.' });
  });

  it('[R8] cannot be taken over, and only its mailbox is notified', async () => {
    const [member, other] = [await registerMember(), await registerMember()];
    expect((await askForEmail(member, other.email)).answer).toEqual((await askForEmail(member, freshEmail())).answer);
    await askForEmail(member, other.email);
    const reply = await confirm(await emailToken(other.email));
    expect(reply.status).toBe(409);
    expect((await read(member)).email).toBe(member.email);
    expect(await read(other)).toMatchObject({ isEmailConfirmed: false });
  });

  it('has one valid link at a time', async () => {
    const member = await registerMember();
    const [first, second] = [freshEmail(), freshEmail()];
    await askForEmail(member, first);
    await askForEmail(member, second);
    expect((await confirm(await emailToken(first))).status).toBe(400);
    expect((await confirm(await emailToken(second))).status).toBe(200);
  });
});
