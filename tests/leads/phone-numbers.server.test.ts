import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consents } from '@/lib/content/visits/consents';
import { pool } from '@/lib/server/platform/db/pool';
import { now } from '@/lib/server/platform/clock';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import { forgetLimits } from '@/tests/support/features/leads';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { stillClock } from '@/tests/support/browser/still-clock';
import { freshPhone, leavePhone, outboxTo, textsTo } from '@/tests/support/providers/texts';
import { twilioSettings } from '@/tests/support/providers/fake-twilio';

const cleanups: (() => void)[] = [];
beforeEach(() => forgetLimits());
afterEach(() => cleanups.splice(0).forEach((restore) => restore()));
const welcomed = 'Welcome to The ROI. The App Link is on its way!';

async function consentsOf(phone: string) {
  const { rows } = await pool().query<Record<string, unknown>>(
    `select e.* from consent_events e join phone_numbers n on n.id = e.subject where n.phone = $1 order by e.id`,
    [phone],
  );
  return rows;
}

describe('PUT /api/phone-numbers', () => {
  it('[S21] [S23] stores the number, answers with the sentence of section 8 and queues one message', async () => {
    const phone = freshPhone();
    const { status, answer } = await leavePhone(phone.slice(2), { alertType: 'Marketing page 2' });
    expect(status).toBe(200);
    expect(answer.message).toBe(welcomed);
    expect(await textsTo(phone)).toMatchObject([{ state: 'waiting', channel: 'sms', reason: 'Marketing page 2' }]);
  });

  it('[I6] stores the consent text, once, and allows no one to change it', async () => {
    const { text } = consents['phone-test-drive'];
    await Promise.all([1, 2, 3].map(() => leavePhone(freshPhone(), { alertType: 'Marketing page 2', consent: true })));
    const kept = `from agreed_texts where text_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')`;
    expect((await pool().query(`select text ${kept}`, [text])).rows).toEqual([{ text }]);
    await expect(pool().query(`delete ${kept}`, [text])).rejects.toThrow(/append-only|permission/);
    await expect(
      pool().query(`insert into agreed_texts (text_hash, text, first_at) values (repeat('0', 64), 'other', now())`),
    ).rejects.toThrow(/agreed_texts_hash/);
  });

  it('[I6] stores the consent with the text’s hash, version, time, address and page, together with the number', async () => {
    const phone = freshPhone();
    const from = visitor();
    await leavePhone(phone, { page: '/2024', consent: true }, from);
    const { text, version } = consents['phone-app-link'];
    expect(await consentsOf(phone)).toMatchObject([
      {
        name: 'phone-app-link',
        version,
        text_hash: createHash('sha256').update(text).digest('hex'),
        given: 'tick',
        ip: from.ip,
        page: '/2024',
        at: expect.any(Date) as Date,
      },
    ]);
  });

  it('[R39] says in the demo that nothing is sent, and keeps the message in the outbox', async () => {
    const phone = freshPhone();
    const { answer } = await leavePhone(phone);
    expect(answer.notice).toContain('npm run ops -- outbox');
    await drainOutbox();
    const [kept] = await outboxTo(phone);
    expect(kept).toMatchObject({ topic: 'text', state: 'kept' });
    expect(kept?.text).toMatch(/^The ROI: your link: http\S+\/2024 Reply STOP to stop/);
  });

  it('[I6] sends the app link of the settings when there is one', async () => {
    cleanups.push(changeSettings({ appLinkUrl: 'https://app.example.test/get' }));
    const phone = freshPhone();
    await leavePhone(phone);
    await drainOutbox();
    expect((await outboxTo(phone))[0]?.text).toContain(
      'The ROI: your app link: https://app.example.test/get Reply STOP',
    );
  });

  it('[R44] two presses, even at once, create one message and one record', async () => {
    const phone = freshPhone();
    const answers = await Promise.all(Array.from({ length: 5 }, () => leavePhone(phone)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await textsTo(phone)).toHaveLength(1);
    expect(await consentsOf(phone)).toHaveLength(1);
  });

  it('[R44] sends a number three messages in ten minutes at most, and answers the fourth like the first', async () => {
    const clock = stillClock();
    cleanups.push(clock.letGo);
    const phone = freshPhone();
    const messages = new Set<string>();
    for (let n = 0; n < 5; n += 1) {
      messages.add((await leavePhone(phone)).text);
      clock.later(61_000);
    }
    expect(messages.size).toBe(1);
    expect(await textsTo(phone)).toHaveLength(3);
    clock.later(600_000);
    await leavePhone(phone);
    expect(await textsTo(phone)).toHaveLength(4);
  });

  it('[R44] gives an address that used its three a retry time, and stores nothing of the fourth', async () => {
    const from = visitor();
    for (let n = 0; n < 3; n += 1) expect((await leavePhone(freshPhone(), {}, from)).status).toBe(200);
    const fourth = freshPhone();
    const refused = await leavePhone(fourth, {}, from);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await textsTo(fourth)).toEqual([]);
  });

  it('[R44] stops for everyone when the day’s budget is spent, and continues the next day', async () => {
    const clock = stillClock();
    cleanups.push(clock.letGo, changeSettings({ messageDailyBudget: 2 }));
    clock.later(40 * 86_400_000);
    // A second click sends no message and does not use the budget.
    const first = freshPhone();
    for (const phone of [first, first, freshPhone()]) expect((await leavePhone(phone)).status).toBe(200);
    const late = freshPhone();
    const refused = await leavePhone(late);
    expect(refused.refusal.message).toBe('We’ve reached today’s message limit. Try again tomorrow.');
    const untilMidnight = 86_400 - ((now().getTime() / 1000) % 86_400);
    expect(refused.headers.get('retry-after')).toBe(String(Math.ceil(untilMidnight)));
    expect(await consentsOf(late)).toEqual([]);
    clock.later(86_400_000);
    expect((await leavePhone(late)).status).toBe(200);
  });

  it('[R44] concurrent requests cannot exceed the budget', async () => {
    const clock = stillClock();
    cleanups.push(clock.letGo, changeSettings({ messageDailyBudget: 3 }));
    clock.later(80 * 86_400_000);
    const replies = await Promise.all(Array.from({ length: 9 }, () => leavePhone(freshPhone())));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('[R44] refuses countries that are not on the list, at the field', async () => {
    cleanups.push(changeSettings({ messageCountries: ['US', 'GB'] }));
    const { status, refusal } = await leavePhone('+4915123456789');
    expect(status).toBe(400);
    expect(refusal.fields?.phoneNumber).toMatch(/^We can’t message numbers in this country/);
    expect((await leavePhone('+447400123456')).status).toBe(200);
  });

  it.each<[string, unknown]>([
    ['a list', ['+12125550123', '+12125550124']],
    ['two numbers', '+12125550123,+12125550124'],
    ['a second line', '+12125550123\r\nBcc: x'],
    ['letters', '212-555-012a'],
    ['too short', '+44 123'],
    ['an object', { number: '+12125550123' }],
    ['premium rate', '+1 900 555 0123'],
    ['premium rate abroad', '+44 909 879 0123'],
    ['nothing', ''],
  ])('[R44] refuses %s and keeps nothing', async (_, phoneNumber) => {
    const before = await count();
    expect((await leavePhone(phoneNumber as string)).status).toBe(400);
    expect(await count()).toBe(before);
  });

  it('[S15] [G10] answers an invalid number with the modals’ sentence at its field', async () => {
    const { refusal } = await leavePhone('12345');
    expect(refusal.fields).toEqual({ phoneNumber: 'Invalid phone number.' });
  });

  it('[S21] rejects an unknown alert type and missing consent', async () => {
    expect((await leavePhone(freshPhone(), { alertType: 'Marketing page 4' })).status).toBe(400);
    expect((await leavePhone(freshPhone(), { consent: false })).refusal.fields).toHaveProperty('consent');
  });

  it('[R44] answers a bot that fills the honeypot field like a person, and stores nothing', async () => {
    const phone = freshPhone();
    const { answer } = await leavePhone(phone, { leaveEmpty: 'https://spam.example.test' });
    expect(answer.message).toBe(welcomed);
    expect(await textsTo(phone)).toEqual([]);
  });

  it('[R39] is off in live mode without Twilio, and says so', async () => {
    cleanups.push(changeSettings({ mode: 'live', twilio: undefined }));
    const phone = freshPhone();
    const { status, refusal } = await leavePhone(phone);
    expect([status, refusal.code]).toEqual([503, 'not_configured']);
    expect(await textsTo(phone)).toEqual([]);
  });

  it('[R39] does not mention a demo when messages are real', async () => {
    cleanups.push(changeSettings({ twilio: twilioSettings() }));
    expect((await leavePhone(freshPhone())).answer.notice).toBeNull();
  });
});

const count = async () => (await pool().query('select 1 from phone_numbers')).rowCount;
