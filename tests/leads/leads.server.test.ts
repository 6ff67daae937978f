import { describe, expect, it } from 'vitest';
import { leadFormCopy } from '@/lib/content/leads/lead-forms';
import { leadCalls } from '@/lib/client/forms/lead-endpoints';
import { visitor } from '@/tests/support/api/api';
import { freshEmail, mailsTo } from '@/tests/support/database/factories';
import {
  forms,
  isListForm,
  leadForm,
  leadsOf,
  mailsAfterPost,
  rowsOf,
  sendForm as send,
} from '@/tests/support/features/leads';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { statementsOf } from '@/tests/support/database/statements';

/** A demo sends no email, so its messages do not promise one. */
const inDemo: Partial<Record<(typeof forms)[number], string>> = {
  contact: 'Thank you. We received your message.',
  'join-us': 'Thank you. We received your details.',
  sponsors: 'Thank you. We received your details.',
  campaign: 'Your campaign is registered.',
  tracker: 'Thank you. We will review your idea.',
};

describe.each(forms)('the form %s', (form) => {
  it('[S21] is accepted, and the response says what happens next', async () => {
    const reply = await send(form, leadForm[form]());
    expect(reply.status).toBe(200);
    expect(reply.answer).toMatchObject({ message: inDemo[form] ?? leadFormCopy[form].done, notice: /demo/ });
  });

  it('[R44] gives the same response to a known address, also in another case', async () => {
    const body = leadForm[form]();
    const [first, second, third] = [
      await send(form, body),
      await send(form, body),
      await send(form, { ...body, email: body.email.toUpperCase() }),
    ];
    expect(second.text).toBe(first.text);
    expect(third.text).toBe(first.text);
    expect((await mailsAfterPost(body.email)).length + (await mailsTo(body.email.toUpperCase())).length).toBe(1);
  });

  it('[R44] keeps one record of a form sent ten times at once, and mails once', async () => {
    const body = leadForm[form]();
    const from = visitor();
    const replies = await Promise.all(Array.from({ length: 10 }, () => send(form, body, from)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const table = isListForm(form) ? 'newsletter_subscribers' : 'leads';
    expect(await rowsOf(`select id from ${table} where email = $1`, [body.email])).toHaveLength(1);
    expect(await mailsAfterPost(body.email)).toHaveLength(1);
    expect((await send(form, body, from)).status).toBe(429);
  });

  it.each([
    ['a list', ['a@example.test', 'b@example.test']],
    ['two addresses', 'a@example.test,b@example.test'],
    ['two by semicolon', 'a@example.test;b@example.test'],
    ['a line break', 'a@example.test\r\nBcc: b@example.test'],
    ['a break that Unicode knows', 'a@example.test\u2028b@example.test'],
    ['a name in front', 'Ann <a@example.test>'],
    ['an object', { address: 'a@example.test' }],
    ['nothing', ''],
  ])('[R44] refuses %s for an address, at the field', async (_, email) => {
    const reply = await send(form, leadForm[form]({ email }));
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.refusal.fields ?? {})[0]).toMatch(/^email/);
  });

  it('[R24] [R25] accepts no fields beyond those of the form', async () => {
    const body = leadForm[form]({ id: 'mine', state: 'shown', times: 9, isAdmin: true, form: 'sponsors', role: 'x' });
    expect((await send(form, body)).status).toBe(200);
    const [lead] = await leadsOf(body.email);
    const subscribers = await rowsOf('select id from newsletter_subscribers where email = $1 and state = $2', [
      body.email,
      'pending',
    ]);
    if (isListForm(form)) expect(subscribers).toHaveLength(1);
    else expect(lead).toMatchObject({ form, times: 1 });
    for (const name of ['state', 'isAdmin', 'role', 'id']) expect(lead?.answers[0] ?? {}).not.toHaveProperty(name);
    const poisoned = `{"email":"${freshEmail()}","__proto__":{"polluted":1}}`;
    const { method, path } = leadCalls[form]?.endpoint ?? { method: '', path: '' };
    expect((await visitor().send(method, path, { raw: poisoned })).status).toBe(400);
    expect('polluted' in {}).toBe(false);
  });

  it('[I12] answers a bot that fills the honeypot field like a person, and stores nothing', async () => {
    const body = leadForm[form]();
    const honest = await send(form, leadForm[form]());
    const reply = await send(form, { ...body, leaveEmpty: 'https://spam.example' });
    expect(reply.text).toBe(honest.text);
    expect(await leadsOf(body.email)).toEqual([]);
    expect(await mailsAfterPost(body.email)).toEqual([]);
  });

  it('[P4] uses a small number of statements', async () => {
    const statements = await statementsOf(() => send(form, leadForm[form]()));
    const counted = statements.filter((text) => !/^(begin|commit)/i.test(text)).length;
    expect(counted).toBe(
      { newsletter: 5, 'weekly-report': 5, 'join-us': 4, sponsors: 4, contact: 4, campaign: 4, tracker: 5 }[form],
    );
  });

  it('[R44] is off while a live site has no mail server', async () => {
    const restore = changeSettings({ mode: 'live' });
    try {
      const reply = await send(form, leadForm[form]());
      expect([reply.status, reply.refusal.code]).toEqual([503, 'not_configured']);
    } finally {
      restore();
    }
  });
});
