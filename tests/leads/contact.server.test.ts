import { describe, expect, it } from 'vitest';
import { leadsContract } from '@/lib/contracts/leads/leads';
import { settings } from '@/lib/server/platform/settings/env';
import { renderMail } from '@/lib/server/app/mail/render';
import { visitor } from '@/tests/support/api/api';
import { freshEmail, mailsTo } from '@/tests/support/database/factories';
import { forgetLimits, leadForm, leadsOf, mailsAfterPost, rowsOf, sendForm } from '@/tests/support/features/leads';
import { changeSettings } from '@/tests/support/providers/mail-settings';

/** The mails to the operator about a sender. */
const toOperator = async (sender: string, address = 'operator@example.test') =>
  (await mailsTo(address)).filter(({ text }) => text?.includes(sender));

const message = 'Where do I find my receipt?\nI looked under Billing.';

describe('[S21] a message of the contact form', () => {
  it('is stored, mailed to the operator in full and acknowledged to its sender without its text', async () => {
    const body = leadForm.contact({ message });
    await sendForm('contact', body);
    const [acknowledged, ...others] = await mailsAfterPost(body.email);
    expect(others).toEqual([]);
    expect(acknowledged?.subject).toBe('We received your message to The ROI');
    expect(acknowledged?.text).toContain('Hello Ann Lee,');
    expect(acknowledged?.text).toContain('Topic: Account and billing');
    expect(acknowledged?.text).not.toContain('receipt');

    const [lead] = await leadsOf(body.email);
    expect(lead).toMatchObject({ form: 'contact', answers: [{ name: 'Ann Lee', topic: 'account', message }] });
    const [mailed, ...repeated] = await toOperator(body.email);
    expect(repeated).toEqual([]);
    expect(mailed?.subject).toBe('The ROI contact form: Account and billing');
    expect(mailed?.text).toContain(`From Ann Lee, ${body.email}`);
    expect(mailed?.text).toContain('I looked under Billing.');
  });

  it('is one lead for each message, and one mail to the operator for each', async () => {
    const body = leadForm.contact();
    await sendForm('contact', body);
    await sendForm('contact', body);
    await sendForm('contact', { ...body, message: 'And where is my invoice?' });
    await mailsAfterPost(body.email);
    expect((await leadsOf(body.email)).map(({ times }) => times)).toEqual([2, 1]);
    expect(await toOperator(body.email)).toHaveLength(2);
  });

  it('reaches the operator also when its sender gets no more mails', async () => {
    const email = freshEmail();
    for (const text of ['One', 'Two', 'Three', 'Four'])
      await sendForm('contact', leadForm.contact({ email, message: text }));
    expect(await mailsAfterPost(email)).toHaveLength(3);
    expect(await toOperator(email)).toHaveLength(4);
  });

  it('[R44] counts in the day’s mail budget twice: for the operator and for its sender', async () => {
    await forgetLimits();
    // This factor limits the budget to two mails a day.
    const restore = changeSettings({ rateLimitFactor: 1 / 1000 });
    const [body, other] = [leadForm.contact(), leadForm['join-us']()];
    try {
      await sendForm('contact', body);
      expect([(await mailsAfterPost(body.email)).length, (await toOperator(body.email)).length]).toEqual([1, 1]);
      await sendForm('join-us', other);
      expect(await mailsAfterPost(other.email)).toEqual([]);
    } finally {
      restore();
      await forgetLimits();
    }
  });

  it('keeps its lines and paragraphs, without empty ones', async () => {
    const data = { name: 'Ann Lee', email: 'ann@example.test', topic: 'other' } as const;
    const { html } = await renderMail('contact-message', { ...data, message: 'Hello,\n\n\nFirst line\nsecond line' });
    expect(html.match(/<p[^>]*>\s*<\/p>/g)).toBeNull();
    expect(html).toMatch(/>Hello,<\/p>/);
    expect(html).toMatch(/>First line<br\s*\/?>second line<\/p>/);
  });

  it('lets the operator reply to its sender', async () => {
    const data = { name: 'Ann Lee', email: 'ann@example.test', topic: 'other', message } as const;
    expect((await renderMail('contact-message', data)).headers).toEqual({ 'Reply-To': 'ann@example.test' });
  });

  it('goes to OPERATOR_EMAIL where it is set', async () => {
    const desk = freshEmail();
    const restore = changeSettings({ operator: { email: desk } });
    const body = leadForm.contact();
    try {
      await sendForm('contact', body);
      await mailsAfterPost(body.email);
    } finally {
      restore();
    }
    expect(await toOperator(body.email, desk)).toHaveLength(1);
    expect(await toOperator(body.email)).toEqual([]);
  });

  it('[K6] is in the operator’s list of leads', async () => {
    const body = leadForm.contact({ topic: 'press', message });
    await sendForm('contact', body);
    const { answer } = await visitor().ask(leadsContract.list, {
      query: { form: 'contact', limit: 500 },
      bearer: settings().opsToken,
    });
    expect(answer.items.find(({ email }) => email === body.email)?.answer).toEqual({
      name: 'Ann Lee',
      topic: 'press',
      message,
    });
  });

  it('may be 2,000 characters long', async () => {
    const body = leadForm.contact({ message: 'x'.repeat(2000) });
    expect((await sendForm('contact', body)).status).toBe(200);
    expect(await rowsOf('select 1 from leads where email = $1', [body.email])).toHaveLength(1);
  });
});
