import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { newsletterListContract } from '@/lib/contracts/publishing/newsletter-list';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { callsOf, freshEmail, kinds, registerMember } from '@/tests/support/database/factories';
import { leadForm } from '@/tests/support/features/leads';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { emptyOutbox, messages } from '@/tests/support/features/outbox';
import { signUp, signupOf } from '@/tests/support/api/signups';
import { freshPhone, textsTo } from '@/tests/support/providers/texts';
import { twilioSettings } from '@/tests/support/providers/fake-twilio';

let restore: () => void;
beforeEach(emptyOutbox);
const turnOff = () => {
  restore = changeSettings({ mode: 'live', smtpUrl: undefined, twilio: twilioSettings() });
};
afterEach(() => restore());

const noLink = 'We can’t send email right now.';

describe('[R39] a live site without a mail server', () => {
  it.each(kinds)('rejects password resets, with the same answer for known and unknown addresses (%s)', async (kind) => {
    const { email } = await registerMember({ kind });
    await emptyOutbox();
    turnOff();
    const ask = (address: string) => visitor().ask(callsOf[kind].requestNewPassword, { query: { email: address } });
    const [known, unknown] = [await ask(email), await ask(freshEmail())];
    expect([known.status, known.refusal.code, known.refusal.message]).toEqual([503, 'not_configured', noLink]);
    expect(unknown.text).toBe(known.text);
    expect(await messages()).toEqual([]);
  });

  it('refuses to change or confirm an email', async () => {
    const { token, email, password } = await registerMember();
    await emptyOutbox();
    turnOff();
    for (const address of [email, freshEmail()]) {
      const reply = await visitor().ask(myAccountContract.requestEmail, {
        body: { email: address, password },
        bearer: token,
      });
      expect([reply.status, reply.refusal.message]).toEqual([503, noLink]);
    }
    expect(await messages()).toEqual([]);
  });

  it('refuses a sign-up by email alone, and takes the phone of one with both', async () => {
    turnOff();
    const [email, phone] = [freshEmail(), freshPhone()];
    const reply = await signUp({ email });
    expect([reply.status, reply.refusal.message]).toEqual([503, noLink]);
    expect((await signUp({ email, phone, consent: true })).status).toBe(200);
    expect(await textsTo(phone)).toHaveLength(1);
    expect(await signupOf(email)).toBeUndefined();
  });

  it('refuses the newsletter and an import of its readers', async () => {
    turnOff();
    expect((await visitor().ask(newsletterContract.subscribe, { body: leadForm.newsletter() })).status).toBe(503);
    const imported = await visitor().ask(newsletterListContract.import, {
      body: { emails: [freshEmail()], source: 'a stall at a fair' },
      bearer: settings().opsToken,
    });
    expect(imported.status).toBe(503);
    expect(await messages()).toEqual([]);
  });

  it('still registers members, because signing in needs no mail', async () => {
    turnOff();
    expect(await registerMember()).toHaveProperty('token');
  });
});
