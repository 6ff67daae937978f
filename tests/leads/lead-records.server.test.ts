import { afterEach, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { settings } from '@/lib/server/platform/settings/env';
import { freshEmail } from '@/tests/support/database/factories';
import {
  forgetLimits,
  forms,
  isListForm,
  leadForm,
  leadsOf,
  mailsAfterPost,
  rowsOf,
  sendForm as send,
} from '@/tests/support/features/leads';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const kept = forms.filter((form) => !isListForm(form));

afterEach(() => setClock());

describe('a lead', () => {
  it('merges repeated entries without losing the first values', async () => {
    const body = leadForm['join-us']();
    await send('join-us', body);
    await send('join-us', { ...body, joinAs: 'investor' });
    await send('join-us', { ...body, joinAs: 'investor' });
    const [lead, ...others] = await leadsOf(body.email);
    expect(others).toEqual([]);
    expect(lead).toMatchObject({ times: 3, answers: [{ joinAs: 'ambassador' }, { joinAs: 'investor' }] });
  });

  it('keeps five different answers at most', async () => {
    const body = leadForm['join-us']();
    for (let place = 1; place <= 6; place += 1) await send('join-us', { ...body, about: `Answer ${place}` });
    const [lead] = await leadsOf(body.email);
    expect(lead?.times).toBe(6);
    expect(lead?.answers.map(({ about }) => about)).toEqual([1, 2, 3, 4, 5].map((place) => `Answer ${place}`));
  });

  it.each(['bounced', 'complained'])('[R44] is stored but not mailed when its address has %s', async (reason) => {
    const body = leadForm['join-us']();
    await rowsOf('insert into mail_suppressions (email_key, reason, at) values ($1, $2, now())', [body.email, reason]);
    expect((await send('join-us', body)).status).toBe(200);
    expect(await mailsAfterPost(body.email)).toEqual([]);
    expect(await leadsOf(body.email)).toHaveLength(1);
  });

  it('is stored once per campaign and person, under one name however it is written', async () => {
    const body = leadForm.campaign();
    await send('campaign', body);
    await send('campaign', { ...body, campaign: '  spring   MEET-UP ' });
    await send('campaign', { ...body, campaign: 'Autumn' });
    expect((await leadsOf(body.email)).map(({ times }) => times)).toEqual([2, 1]);
    const links = (await mailsAfterPost(body.email)).map(({ text }) => /utm_campaign=[\w-]+/.exec(text ?? '')?.[0]);
    // The mails are sent separately, so their order is undefined.
    expect(links.sort()).toEqual(['utm_campaign=autumn', 'utm_campaign=spring-meet-up']);
  });

  it('[I4] stores its source beside it', async () => {
    const touch = { at: '2026-01-02T03:04:05.000Z', path: '/ambassador', utm: { utm_source: 'talk' } };
    const body = leadForm.sponsors({ attribution: { first: touch, last: touch } });
    await send('sponsors', body);
    const [lead] = await leadsOf(body.email);
    const touches = await rowsOf('select place from touches where subject_kind = $1 and subject_id = $2', [
      'lead',
      lead?.id,
    ]);
    expect(touches).toHaveLength(2);
  });

  it('[R44] mails no text that a sender could have typed', async () => {
    const words = 'Click https://evil.example now';
    const body = leadForm.sponsors({ organization: words, about: words, website: 'https://evil.example' });
    await send('sponsors', body);
    const joined = leadForm['join-us']({ email: body.email, about: words });
    await send('join-us', joined);
    const mails = await mailsAfterPost(body.email);
    expect(mails).toHaveLength(2);
    for (const { text, subject } of mails) expect(`${subject} ${text}`).not.toMatch(/evil|Click/);
  });

  it('[R44] gets at most three mails per address in ten minutes, whatever the form and the network', async () => {
    const email = freshEmail();
    for (const campaign of ['One', 'Two', 'Three', 'Four', 'Five']) {
      expect((await send('campaign', leadForm.campaign({ email, campaign }))).status).toBe(200);
    }
    expect(await mailsAfterPost(email)).toHaveLength(3);
    expect(await leadsOf(email)).toHaveLength(5);
  });

  it('[R44] waits for the next day when the mail budget is used up, and is mailed then', async () => {
    await forgetLimits();
    const restore = changeSettings({ rateLimitFactor: 1 / 2000 });
    const [first, second] = [leadForm['join-us'](), leadForm['join-us']()];
    try {
      await send('join-us', first);
      await send('join-us', second);
      expect([await mailsAfterPost(first.email), await mailsAfterPost(second.email)].flat()).toHaveLength(1);
    } finally {
      restore();
    }
    await forgetLimits();
    await rowsOf("update outbox set not_before = now() where state = 'waiting'");
    expect(await mailsAfterPost(second.email)).toHaveLength(1);
  });

  it('takes an expiration from today, New York’s day, to 1,100 days later', async () => {
    // 10:30 PM on December 31 in New York is January 1 in UTC.
    setClock(() => new Date('2027-01-01T03:30:00Z'));
    const statusFor = async (expiration: string) => (await send('tracker', leadForm.tracker({ expiration }))).status;
    expect([await statusFor('2026-12-30'), await statusFor('2026-12-31')]).toEqual([400, 200]);
    expect([await statusFor('2030-01-04'), await statusFor('2030-01-05')]).toEqual([200, 400]);
  });

  it('[R26] accepts only digits as numbers', async () => {
    for (const strike of [-1, 0, 1e309, 0.001, '12', 1e21, null, Number.NaN]) {
      expect((await send('tracker', leadForm.tracker({ strike }))).status).toBe(400);
    }
  });

  it.each([
    ['join-us', { joinAs: 'owner' }, 'joinAs', 'Choose how you’d like to join'],
    ['join-us', { firstName: 'Buy at shop.example' }, 'firstName', 'Please enter a name'],
    ['sponsors', { website: 'javascript:alert(1)' }, 'website', 'Enter a URL that starts with https://'],
    ['sponsors', { about: 'x'.repeat(1001) }, 'about', 'Maximum length is 1000'],
    ['contact', { topic: 'gossip' }, 'topic', 'Choose a topic'],
    ['contact', { message: 'x'.repeat(2001) }, 'message', 'Maximum length is 2000'],
    ['campaign', { campaign: '!!!' }, 'campaign', 'Please use letters or figures'],
    ['campaign', { channel: undefined }, 'channel', 'Choose a channel'],
    ['tracker', { expiration: '2020-01-17' }, 'expiration', 'Choose a date that hasn’t passed'],
    ['tracker', { expiration: '2090-01-17' }, 'expiration', 'Choose a date within the next three years'],
    ['tracker', { symbol: '=SUM(A1)' }, 'symbol', 'Please enter a symbol such as AAPL'],
  ] as const)('[S15] %s with %o is refused at the field', async (form, changes, field, sentence) => {
    const reply = await send(form, leadForm[form](changes));
    expect(reply.status).toBe(400);
    expect(reply.refusal.fields).toEqual({ [field]: sentence });
  });
});

describe('[R67] leads', () => {
  it.each(kept)('of the form %s leave no address in the audit trail', async (form) => {
    const body = leadForm[form]();
    await send(form, body);
    const lines = await rowsOf('select * from audit_events');
    expect(JSON.stringify(lines)).not.toContain(body.email);
    expect(settings().mode).toBe('demo');
  });
});
