import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { newsletterListContract } from '@/lib/contracts/publishing/newsletter-list';
import { simpleSignupContract } from '@/lib/contracts/leads/simple-signup';
import { usersContract } from '@/lib/contracts/accounts/users';
import { settings } from '@/lib/server/platform/settings/env';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import {
  callsOf,
  goodPassword,
  kinds,
  mailsTo,
  registerMember,
  registrationForm,
  requestResetToken,
  tryLogin,
} from '@/tests/support/database/factories';
import { forms, leadForm, rowsOf, sendForm } from '@/tests/support/features/leads';

/** Five spellings of one mailbox; the first is normalized. */
function spellings() {
  const name = `ann-${randomBytes(4).toString('hex')}`;
  const domains = ['xn--bcher-kva.test', 'bücher.test', 'BÜCHER.Test', 'bu\u0308cher.test', 'XN--BCHER-KVA.TEST'];
  return domains.map((domain, n) => `${n % 2 ? name.toUpperCase() : name}@${domain}`);
}
const canonical = (typed: string[]) => typed[0]!;
/** A SQL pattern for the mailbox's name at any domain. */
const nameOf = (typed: string[]) => `${canonical(typed).split('@')[0]}@%`;
const operator = { bearer: settings().opsToken };

describe.each(kinds)('[R23] one mailbox in several spellings (%s)', (kind) => {
  it('is one account: registered once, entered, found and reset by each spelling', async () => {
    const typed = spellings();
    const member = await registerMember({ kind, form: { email: typed[1] } });
    expect(member.email.toLowerCase()).toBe(canonical(typed));
    for (const email of typed) {
      const again = await visitor().ask(callsOf[kind].register, { body: registrationForm({ email }) });
      expect([email, again.status, again.refusal.fields]).toEqual([
        email,
        409,
        { email: expect.any(String) as string },
      ]);
      expect([email, (await tryLogin(kind, email, goodPassword)).status]).toEqual([email, 200]);
      if (kind === 'user')
        expect((await visitor().ask(usersContract.exists, { query: { email } })).answer.exists).toBe(true);
    }
    const [spelling] = typed.slice(-1);
    await visitor().ask(callsOf[kind].requestNewPassword, { query: { email: spelling! } });
    expect(await requestResetToken(member)).toMatch(/^[\w-]{43}$/);
  });

  it('counts password guesses as one account', async () => {
    const typed = spellings();
    await registerMember({ kind, form: { email: typed[0] } });
    const from = visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await tryLogin(kind, typed[n % typed.length]!, 'not this one', from)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  });

  it('does not count as a change of the address', async () => {
    const typed = spellings();
    const member = await registerMember({ kind, form: { email: typed[0] } });
    const body = { email: typed[1]!, password: goodPassword };
    await visitor().ask(myAccountContract.requestEmail, { bearer: member.token, body });
    await drainOutbox();
    expect((await mailsTo(member.email)).map(({ template }) => template)).not.toContain('email-requested');
  });
});

describe('[R23] [R44] one mailbox in several spellings', () => {
  it('is asked to confirm the newsletter once, however often it is typed', async () => {
    const typed = spellings();
    for (const email of typed) await sendForm('newsletter', { email });
    await drainOutbox();
    const rows = await rowsOf(`select email_key from newsletter_subscribers where email_key like $1`, [nameOf(typed)]);
    expect(rows).toHaveLength(1);
    const sent = await rowsOf(
      `select 1 from outbox where topic = 'mail' and lower(payload ->> 'to') like $1 and payload ->> 'template' = 'newsletter-confirm'`,
      [nameOf(typed)],
    );
    expect(sent).toHaveLength(1);
  });

  it('gets no mail under any spelling, through imports or forms', async () => {
    const typed = spellings();
    await visitor().ask(newsletterListContract.suppress, {
      body: { email: typed[1]!, reason: 'complained' },
      ...operator,
    });
    const body = { emails: typed, source: 'Meet-up of May' };
    const { answer } = await visitor().ask(newsletterListContract.import, { body, ...operator });
    expect(answer).toEqual({ asked: 0, known: 0, suppressed: 1 });
    for (const email of typed) await sendForm('newsletter', { email });
    await drainOutbox();
    expect(
      await rowsOf(`select 1 from outbox where topic = 'mail' and lower(payload ->> 'to') = $1`, [canonical(typed)]),
    ).toEqual([]);
  });

  it('is one signup and one lead of each form', async () => {
    const typed = spellings();
    for (const email of typed) {
      await visitor().ask(simpleSignupContract.signUp, { body: { email } });
      for (const form of ['join-us', 'sponsors', 'campaign'] as const) await sendForm(form, leadForm[form]({ email }));
    }
    expect(await rowsOf('select key from signups where key = $1', [canonical(typed)])).toHaveLength(1);
    const leads = await rowsOf<{ form: string; times: number }>(
      'select form, times from leads where lower(email) = $1 order by form',
      [canonical(typed)],
    );
    expect(leads).toEqual(['campaign', 'join-us', 'sponsors'].map((form) => ({ form, times: typed.length })));
  });
});

/** Spellings that used to count as separate mailboxes. */
const refused = [
  'ann<x@example.test',
  'ann,ben@example.test',
  'ann;ben@example.test',
  'ann(x)@example.test',
  '"ann"@example.test',
  'ann\\@example.test',
  'an\u00ADn@example.test',
  'an\u200Bn@example.test',
  'ａｎｎ@example.test',
  'ann@ｅｘａｍｐｌｅ.test',
  'аnn@example.test',
];
const refusal = { email: 'Please enter a valid email' };

describe('[S14] [S15] an invalid address', () => {
  it.each(refused)('%j is rejected at its field by every endpoint that takes one', async (email) => {
    for (const kind of kinds) {
      const from = visitor();
      const { register, login, requestNewPassword } = callsOf[kind];
      expect((await from.ask(register, { body: registrationForm({ email }) })).refusal.fields).toEqual(refusal);
      expect((await from.ask(login, { body: { email, password: 'x' } })).refusal.fields).toEqual(refusal);
      expect((await from.ask(requestNewPassword, { query: { email } })).refusal.fields).toEqual(refusal);
    }
    expect((await visitor().ask(usersContract.exists, { query: { email } })).refusal.fields).toEqual(refusal);
    expect((await visitor().ask(simpleSignupContract.signUp, { body: { email } })).refusal.fields).toEqual(refusal);
    for (const form of forms) expect((await sendForm(form, leadForm[form]({ email }))).refusal.fields).toEqual(refusal);
    const suppressed = await visitor().ask(newsletterListContract.suppress, {
      body: { email, reason: 'bounced' },
      ...operator,
    });
    expect(suppressed.refusal.fields).toEqual(refusal);
  });
});
