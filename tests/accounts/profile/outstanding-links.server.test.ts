import { describe, expect, it } from 'vitest';
import { myAccountContract as account } from '@/lib/contracts/my-account/my-account';
import { postsContract } from '@/lib/contracts/publishing/posts';
import { tradierContract } from '@/lib/contracts/brokerage/tradier';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import {
  callsOf,
  freshEmail,
  goodPassword,
  kinds,
  logIn,
  mailsTo,
  registerMember,
  requestResetToken,
  resetPassword,
  tryLogin,
  type Member,
} from '@/tests/support/database/factories';
import {
  cancel,
  cancelToken,
  changeToken,
  confirm,
  emailOf,
  overtake,
  requestEmail,
} from '@/tests/support/accounts/outstanding-links';

const nextPassword = 'quite another good one';

const readFeed = (token: string) => visitor().ask(postsContract.memberFeed, { params: { token } });

/** Opens one link of each kind for an account; each function returns whether its link still works. */
async function openEveryLink(member: Member) {
  const email = freshEmail();
  await requestEmail(member, email);
  const change = await changeToken(email);
  const cancelling = await cancelToken(member.email);
  const reset = await requestResetToken(member);
  const export_ = () => visitor().ask(account.export, { bearer: member.token });
  expect((await export_()).status).toBe(200);
  const links: Record<string, () => Promise<boolean>> = {
    'change of the email': async () => (await confirm(change)).status === 200,
    'cancellation of that change': async () => (await cancel(cancelling)).status === 200,
    'password reset': async () =>
      (await visitor().ask(callsOf[member.kind].verifyPasswordRequest, { params: { token: reset } })).answer.isValid ||
      (await resetPassword(member.kind, reset, 'a third good password')).status === 200,
    'recent proof of the password': async () => (await export_()).status === 200,
  };
  if (member.kind === 'investor') return { change, reset, links };
  const { url } = (await visitor().ask(postsContract.openFeed, { bearer: member.token })).answer;
  const feed = /([\w-]{43})/.exec(url ?? '')?.[1] ?? '';
  expect((await readFeed(feed)).status).toBe(200);
  const journey = await startTradier(member);
  links['address of the private feed'] = async () => (await readFeed(feed)).status === 200;
  links['return from Tradier'] = async () => {
    const bearer = await tokenOfNow(member, email);
    return (await visitor().ask(tradierContract.finish, { bearer, query: journey })).status === 200;
  };
  return { change, reset, links };
}

/** Opens the simulated Tradier and grants the requested access. */
async function startTradier({ token: bearer }: Member) {
  const { authorizeUrl } = (await visitor().ask(tradierContract.start, { bearer })).answer;
  const query = new URL(authorizeUrl, 'http://localhost').searchParams;
  const [state, challenge, scope] = ['state', 'code_challenge', 'scope'].map((name) => query.get(name) ?? '');
  const body = { state: state!, challenge: challenge!, scope: scope! };
  const { code } = (await visitor().ask(tradierContract.sample, { bearer, body })).answer;
  return { code, state: state! };
}

/** A token of the account with its current address and password; undefined if the account was deleted. */
async function tokenOfNow({ kind, email }: Member, nextEmail: string) {
  for (const address of [email, nextEmail]) {
    for (const password of [goodPassword, nextPassword]) {
      const reply = await tryLogin(kind, address, password);
      if (reply.status === 200) return reply.answer.token;
    }
  }
  return undefined;
}

type Opened = Awaited<ReturnType<typeof openEveryLink>>;

/** Actions of the owner, or of another person in the owner's session; each must invalidate all links. */
const events: Record<string, (member: Member, opened: Opened) => Promise<{ status: number }>> = {
  'a password reset': (member, { reset }) => resetPassword(member.kind, reset, nextPassword),
  'a password change': ({ token: bearer }) =>
    visitor().ask(account.changePassword, { bearer, body: { currentPassword: goodPassword, password: nextPassword } }),
  'signing out everywhere else': ({ token: bearer }) => visitor().ask(account.endOtherSessions, { bearer }),
  'a confirmed change of the email': (_, { change }) => confirm(change),
  'the deletion of the account': ({ token: bearer }) =>
    visitor().ask(account.remove, { bearer, body: { password: goodPassword, confirmation: 'delete my account' } }),
};

describe.each(kinds)('[R9] outstanding links of an account (%s)', (kind) => {
  it.each(Object.keys(events))('all stop working after %s', async (event) => {
    const member = await registerMember({ kind });
    const opened = await openEveryLink(member);
    expect((await events[event]!(member, opened)).status).toBe(200);
    const working: string[] = [];
    for (const [name, isGood] of Object.entries(opened.links)) if (await isGood()) working.push(name);
    expect(working).toEqual([]);
  });

  it('still work after an event of another account', async () => {
    const [member, other] = [await registerMember({ kind }), await registerMember({ kind })];
    const { links } = await openEveryLink(member);
    await visitor().ask(account.endOtherSessions, { bearer: other.token });
    expect(await links['recent proof of the password']!()).toBe(true);
    expect(await links['cancellation of that change']!()).toBe(true);
    expect(await links['password reset']!()).toBe(true);
  });

  it('do not outlive a password reset that happens while the change is requested', async () => {
    const member = await registerMember({ kind });
    const reset = await requestResetToken(member);
    const email = freshEmail();
    await Promise.all([requestEmail(member, email), resetPassword(kind, reset, nextPassword)]);
    const token = await changeToken(email);
    expect(token === '' || (await confirm(token)).status === 400).toBe(true);
  });

  it('[G13] tell the present address when a change is requested, with a link that cancels it', async () => {
    const member = await registerMember({ kind });
    const email = freshEmail();
    await requestEmail(member, email);
    const token = await changeToken(email);
    const mail = (await mailsTo(member.email)).find(({ template }) => template === 'email-requested');
    expect(mail?.text).toContain('within 24 hours');
    expect(mail?.text).not.toContain(email);
    const { answer } = await cancel(await cancelToken(member.email));
    expect(answer.message).toBe('The change is canceled. Your email stays the same.');
    expect((await confirm(token)).status).toBe(400);
    expect(await emailOf(member)).toMatchObject({ email: member.email, pendingEmail: null });
  });
});

describe('[R9] the end of a private feed', () => {
  it('is mentioned in the email about the new password, if there was one', async () => {
    const member = await registerMember();
    await visitor().ask(postsContract.openFeed, { bearer: member.token });
    await resetPassword('user', await requestResetToken(member), nextPassword);
    await drainOutbox();
    const told = async (of: Member) =>
      (await mailsTo(of.email)).find(({ template }) => template === 'password-changed')?.text;
    expect(await told(member)).toContain('private feed');
    const other = await registerMember();
    await resetPassword('user', await requestResetToken(other), nextPassword);
    await drainOutbox();
    expect(await told(other)).not.toContain('private feed');
  });

  it('is not undone by a session that ends while it requests a new one', async () => {
    const member = await registerMember();
    const session = await logIn(member);
    const reply = await overtake(
      member,
      () => visitor().ask(postsContract.openFeed, { bearer: session.token }),
      'update sessions set revoked_at = now() where account_id = $1',
    );
    expect(reply.status).toBe(401);
    const { token } = await logIn(member);
    expect((await visitor().ask(postsContract.ownFeed, { bearer: token })).answer.createdAt).toBeNull();
  });
});
