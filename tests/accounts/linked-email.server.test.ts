import { describe, expect, it } from 'vitest';
import {
  auditOf,
  freshEmail,
  goodPassword,
  mailsTo,
  registerMember,
  requestResetToken,
  resetPassword,
  tryLogin,
  type Member,
} from '@/tests/support/database/factories';
import { changeToken, confirm, requestEmail } from '@/tests/support/accounts/outstanding-links';
import { become, confirmEmail, investingMember, session, switchOver } from '@/tests/support/features/linked-accounts';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { pool } from '@/lib/server/platform/db/pool';

const otherPassword = 'a third horse battery staple';
const ownersPassword = 'the owner of a horse and a battery';
const intrudersPassword = 'the thief of a horse and a battery';

async function moveTo(email: string, account: { token: string }) {
  await requestEmail(account, email);
  return (await confirm(await changeToken(email))).answer.message;
}

async function memberWithTwoPasswords() {
  const member = await registerMember();
  await confirmEmail(member);
  const form = { email: member.email, password: otherPassword };
  const { id } = await registerMember({ kind: 'investor', form });
  const investor = (await become(member, { investorPassword: otherPassword })).answer;
  expect(investor.id).toBe(id);
  return { member, investor };
}

describe('[G14] a confirmed change of address', () => {
  it.each(['user', 'investor'] as const)('of the %s moves both accounts of one password', async (kind) => {
    const { member, investor } = await investingMember();
    const email = freshEmail();
    expect(await moveTo(email, kind === 'user' ? member : investor)).toBe(
      'Your email is confirmed. Your member and investor accounts both use it now.',
    );
    for (const one of ['user', 'investor'] as const) {
      expect((await tryLogin(one, email, goodPassword)).status).toBe(200);
      expect((await tryLogin(one, member.email, goodPassword)).status).toBe(401);
    }
    expect((await switchOver(member)).answer.session).toMatchObject({ id: investor.id, email });
    await drainOutbox();
    expect((await mailsTo(member.email)).filter(({ template }) => template === 'email-changed')).toHaveLength(1);
  });

  it('to the same address changes neither address nor link', async () => {
    const { member, investor } = await investingMember();
    expect(await moveTo(member.email, member)).toBe('Your email is confirmed.');
    expect((await switchOver(member)).answer.session?.id).toBe(investor.id);
  });

  it('[R9] ends the links of the other account that were mailed to the old address', async () => {
    const { member } = await investingMember();
    const reset = await requestResetToken({ kind: 'investor', email: member.email });
    await moveTo(freshEmail(), member);
    expect((await resetPassword('investor', reset, ownersPassword)).status).toBe(400);
  });

  it('[R12] ends the link and the other sessions where the passwords differ', async () => {
    const { member, investor } = await memberWithTwoPasswords();
    const there = (await switchOver(member)).answer.session;
    expect(await moveTo(freshEmail(), member)).toContain('so they are no longer linked');
    expect((await tryLogin('investor', investor.email, otherPassword)).status).toBe(200);
    expect((await switchOver(member)).answer.session).toBeNull();
    expect(await session(there ?? investor)).toBe(401);
    for (const { id } of [member, investor])
      expect((await auditOf(id)).map(({ event }) => event)).toContain('accounts_unlinked');
  });

  it('[R12] ends the link of accounts that have two mailboxes', async () => {
    const { member, investor } = await investingMember();
    const theirs = freshEmail();
    // Simulates accounts linked before an address change moved both accounts.
    await pool().query('update accounts set email = $2, email_key = $2 where id = $1', [investor.id, theirs]);
    const email = freshEmail();
    expect(await moveTo(email, member)).toContain('so they are no longer linked');
    expect((await tryLogin('investor', theirs, goodPassword)).answer.id).toBe(investor.id);
    expect((await tryLogin('user', email, goodPassword)).answer.id).toBe(member.id);
  });

  it('[R12] ends the link where another investor has the new address', async () => {
    const { member, investor } = await investingMember();
    const { email, id } = await registerMember({ kind: 'investor' });
    await moveTo(email, member);
    expect((await switchOver(member)).answer.session).toBeNull();
    expect((await tryLogin('investor', email, goodPassword)).answer.id).toBe(id);
    expect((await tryLogin('investor', investor.email, goodPassword)).answer.id).toBe(investor.id);
  });

  it('[R12] gives an intruder no way back into the account that its owner recovers', async () => {
    const { member, investor } = await memberWithTwoPasswords();
    const stolen: Member = { ...investor, kind: 'investor', password: otherPassword, from: member.from };
    const email = freshEmail();
    await requestEmail(stolen, email, otherPassword);
    await confirm(await changeToken(email));
    await resetPassword('user', await requestResetToken(member), ownersPassword);
    await resetPassword('investor', await requestResetToken({ kind: 'investor', email }), intrudersPassword);
    expect((await tryLogin('user', member.email, ownersPassword)).status).toBe(200);
    const intruder = (await tryLogin('investor', email, intrudersPassword)).answer;
    expect((await switchOver(intruder)).answer.session).toBeNull();
  });
});
