import { afterEach, describe, expect, it } from 'vitest';
import { operationContract } from '@/lib/contracts/platform/operation';
import { visitor } from '@/tests/support/api/api';
import { freshEmail } from '@/tests/support/database/factories';
import {
  confirm,
  emptyDrawer,
  fillDrawer,
  freshInvite,
  signUp,
  signupOf,
  tokenSentTo,
} from '@/tests/support/api/signups';
import { stillClock } from '@/tests/support/browser/still-clock';
import { freshPhone, reply } from '@/tests/support/providers/texts';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((restore) => restore()));

describe('the link and the invite', () => {
  it('[I7] gives one invite for one confirmed address, and the link works once', async () => {
    await emptyDrawer();
    const url = freshInvite();
    await fillDrawer(url);
    const email = freshEmail();
    await signUp({ email });
    const token = await tokenSentTo(email);
    const first = await confirm(token);
    expect(first.answer).toMatchObject({ invite: url, message: expect.stringMatching(/one-time invite/) as string });
    const second = await confirm(token);
    expect([second.status, second.refusal.code]).toEqual([410, 'gone']);
  });

  it('[I7] gives the invite that was added first', async () => {
    await emptyDrawer();
    const urls = [freshInvite(), freshInvite(), freshInvite()];
    for (const url of urls) await fillDrawer(url);
    const given: unknown[] = [];
    for (const email of urls.map(freshEmail)) {
      await signUp({ email });
      given.push((await confirm(await tokenSentTo(email))).answer.invite);
    }
    expect(given).toEqual(urls);
  });

  it('[I7] says when no invite is left, and still confirms', async () => {
    await emptyDrawer();
    const email = freshEmail();
    await signUp({ email });
    const { answer } = await confirm(await tokenSentTo(email));
    expect(answer.invite).toBeNull();
    expect(answer.message).toMatch(/No discord invites are left right now/);
    expect((await signupOf(email))?.confirmed_at).not.toBeNull();
  });

  it('[I7] gives each invite to one member only, however many confirm at once', async () => {
    await emptyDrawer();
    const urls = [freshInvite(), freshInvite(), freshInvite()];
    await fillDrawer(...urls);
    const emails = Array.from({ length: 6 }, freshEmail);
    for (const email of emails) await signUp({ email });
    const tokens: string[] = [];
    for (const email of emails) tokens.push(await tokenSentTo(email));
    const given = (await Promise.all(tokens.map(confirm))).map(({ answer }) => answer.invite);
    expect(given.filter((url) => url !== null).sort()).toEqual(urls.sort());
  });

  it('[I7] gives a phone and an email that came together one invite', async () => {
    await emptyDrawer();
    await fillDrawer(freshInvite(), freshInvite());
    const [phone, email] = [freshPhone(), freshEmail()];
    await signUp({ phone, email, consent: true });
    const tokens = [await tokenSentTo(phone), await tokenSentTo(email)];
    const [one, other] = await Promise.all(tokens.map(confirm));
    expect([one!.answer.invite, other!.answer.invite].filter((url) => url !== null)).toHaveLength(1);
  });

  it('[I7] links no address to a stranger’s input beside it', async () => {
    const email = freshEmail();
    await signUp({ email });
    const phone = freshPhone();
    await signUp({ email, phone, consent: true });
    expect((await signupOf(phone))?.member_id).not.toBe((await signupOf(email))?.member_id);
  });

  it('[I7] is valid for a week', async () => {
    const clock = stillClock();
    cleanups.push(clock.letGo);
    const email = freshEmail();
    await signUp({ email });
    const token = await tokenSentTo(email);
    clock.later(7 * 86_400_000);
    expect((await confirm(token)).status).toBe(410);
  });

  it('[I6] a STOP takes the number off the list', async () => {
    const phone = freshPhone();
    await signUp({ phone, consent: true });
    await confirm(await tokenSentTo(phone));
    await reply(phone, 'STOP');
    expect((await signupOf(phone))?.unsubscribed_at).toBeInstanceOf(Date);
  });

  it('[I7] only the operator adds Discord invites, each once', async () => {
    await emptyDrawer();
    const url = freshInvite();
    expect((await fillDrawer(url, 'https://discord.com/invite/abc-DEF')).answer).toEqual({ added: 2, free: 2 });
    expect((await fillDrawer(url)).answer).toEqual({ added: 0, free: 2 });
    expect((await fillDrawer('https://evil.example.test/x')).status).toBe(400);
    expect((await visitor().ask(operationContract.addInvites, { body: { urls: [url] } })).status).toBe(401);
  });
});
