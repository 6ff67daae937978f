import { afterEach, describe, expect, it } from 'vitest';
import { pool } from '@/lib/server/platform/db/pool';
import { freshEmail } from '@/tests/support/database/factories';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { confirm, signUp, signupOf, tokenSentTo } from '@/tests/support/api/signups';
import { stillClock } from '@/tests/support/browser/still-clock';
import { freshPhone, outboxTo, textsTo } from '@/tests/support/providers/texts';

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((restore) => restore()));

describe('PUT /api/simple-signup', () => {
  it('[S21] [S23] accepts a phone number, answers with the sentence of section 8 and texts a link', async () => {
    const phone = freshPhone();
    const { answer } = await signUp({ phone, consent: true });
    expect(answer.message).toBe('Welcome to The ROI');
    expect(answer.notice).toContain('Demo');
    expect(await textsTo(phone)).toMatchObject([{ reason: 'Single signup', channel: 'sms', state: 'waiting' }]);
    await tokenSentTo(phone);
    expect((await outboxTo(phone))[0]?.text).toMatch(/^The ROI: confirm this number .* Reply STOP to stop/);
  });

  it('[S21] accepts an email, mails a link, and adds it to no list before it is confirmed', async () => {
    const email = freshEmail();
    const { answer } = await signUp({ email });
    expect(answer).toEqual({ message: 'Welcome to The ROI', notice: null });
    expect(await signupOf(email)).toMatchObject({ confirmed_at: null });
    await confirm(await tokenSentTo(email));
    expect((await signupOf(email))?.confirmed_at).toBeInstanceOf(Date);
  });

  it.each<[object, Record<string, string>]>([
    [{}, { phone: 'Enter your email or phone number.' }],
    [{ phone: '', email: ' ' }, { phone: 'Enter your email or phone number.' }],
    [{ phone: '123' }, { phone: 'Invalid phone number.' }],
    [{ phone: '123', email: 'ann@example.test' }, { phone: 'Invalid phone number.' }],
    [{ email: 'ann@' }, { email: 'Please enter a valid email' }],
    [{ email: 'ann@example.test\r\nBcc: eve@example.test' }, { email: 'Please enter a valid email' }],
  ])('[S15] answers %j at its field', async (body, fields) => {
    const { status, refusal } = await signUp(body);
    expect([status, refusal.fields]).toEqual([400, fields]);
  });

  it.each([
    { email: ['a@example.test', 'b@example.test'] },
    { email: 'a@example.test,b@example.test' },
    { phone: ['+12125550123'] },
  ])('[R44] refuses more than one recipient: %j', async (body) => {
    expect((await signUp(body)).status).toBe(400);
  });

  it('[I6] requires the checkbox for a phone number', async () => {
    expect((await signUp({ phone: freshPhone(), consent: false })).refusal.fields).toHaveProperty('consent');
  });

  it('[R44] answers a second press like the first and sends once, to a phone and to an email', async () => {
    const [phone, email] = [freshPhone(), freshEmail()];
    const answers = await Promise.all(Array.from({ length: 4 }, () => signUp({ phone, email, consent: true })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await textsTo(phone)).toHaveLength(1);
    expect(await outboxTo(email)).toHaveLength(1);
  });

  it('[R44] mails an address three links in ten minutes at most, and none once it is confirmed', async () => {
    const clock = stillClock();
    cleanups.push(clock.letGo);
    const email = freshEmail();
    for (const [wait, mails] of [
      [0, 1],
      [59_999, 1],
      [1, 2],
      [60_000, 3],
      [60_000, 3],
    ] as const) {
      clock.later(wait);
      await signUp({ email });
      expect(await outboxTo(email)).toHaveLength(mails);
    }
    await confirm(await tokenSentTo(email));
    clock.later(3_600_000);
    expect((await signUp({ email })).answer.message).toBe('Welcome to The ROI');
    expect(await outboxTo(email)).toHaveLength(3);
  });

  it('[I7] mails instead when a phone cannot be served and an email was given', async () => {
    cleanups.push(changeSettings({ messageCountries: ['US'] }));
    const email = freshEmail();
    expect((await signUp({ phone: '+4915123456780', email, consent: true })).status).toBe(200);
    expect(await textsTo('+4915123456780')).toEqual([]);
    expect(await outboxTo(email)).toHaveLength(1);
    expect((await signUp({ phone: '+4915123456780' })).refusal.fields?.phone).toMatch(/^We can’t message/);
  });

  it('[R39] [I7] in live mode without Twilio, a phone alone is refused and an email beside it is mailed', async () => {
    cleanups.push(changeSettings({ mode: 'live', twilio: undefined, smtpUrl: 'smtp://127.0.0.1:9' }));
    const email = freshEmail();
    expect((await signUp({ phone: freshPhone() })).refusal.code).toBe('not_configured');
    expect((await signUp({ phone: freshPhone(), email })).status).toBe(200);
    expect(await outboxTo(email)).toHaveLength(1);
  });

  it('[I6] stores a consent for each address, with the text that was shown', async () => {
    const [phone, email] = [freshPhone(), freshEmail()];
    await signUp({ phone, email, consent: true, page: '/' });
    const { rows } = await pool().query(
      `select e.name, e.given, e.page from consent_events e join signups s on s.id = e.subject
        where s.key = any($1) order by e.name`,
      [[phone, email]],
    );
    expect(rows).toEqual([
      { name: 'signup-email', given: 'button', page: '/' },
      { name: 'signup-phone', given: 'tick', page: '/' },
    ]);
  });
});
