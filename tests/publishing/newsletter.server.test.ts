import { afterEach, describe, expect, it } from 'vitest';
import { newsletterConfirmed, newsletterEnded } from '@/lib/content/leads/messages';
import { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import { now, setClock } from '@/lib/server/platform/clock';
import { cleanExpiredRows } from '@/lib/server/app/jobs/clean';
import { visitor } from '@/tests/support/api/api';
import { freshEmail } from '@/tests/support/database/factories';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { forgetLimits, mailsAfterPost, rowsOf, subscriberOf, tokenIn } from '@/tests/support/features/leads';

const { subscribe, confirm, unsubscribe } = newsletterContract;
const ask = (email: string) => visitor().ask(subscribe, { body: { email } });
const press = (endpoint: typeof confirm | typeof unsubscribe, token: string) =>
  visitor().send(endpoint.method, endpoint.path, { body: { token } });

afterEach(() => setClock());

async function subscribed() {
  const email = freshEmail();
  await ask(email);
  expect((await press(confirm, await tokenIn(email, 'confirm'))).status).toBe(200);
  return email;
}

describe('the newsletter', () => {
  it('[D5] subscribes no one before the link in the mail is confirmed', async () => {
    const email = freshEmail();
    await ask(email);
    const mails = await mailsAfterPost(email);
    expect(mails.map(({ template }) => template)).toEqual(['newsletter-confirm']);
    expect((await subscriberOf(email))?.state).toBe('pending');
    const reply = await press(confirm, await tokenIn(email, 'confirm'));
    expect(reply.answer).toEqual({ message: newsletterConfirmed });
    expect((await subscriberOf(email))?.state).toBe('subscribed');
  });

  it('[D5] is confirmed by two presses as by one, with one message', async () => {
    const email = freshEmail();
    await ask(email);
    const token = await tokenIn(email, 'confirm');
    const replies = await Promise.all([press(confirm, token), press(confirm, token), press(confirm, token)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    const mails = await mailsAfterPost(email);
    expect(mails.map(({ template }) => template)).toEqual(['newsletter-confirm', 'newsletter-confirmed']);
  });

  it('[D5] ends by a link, without a login, also the second time, and stays ended', async () => {
    const email = await subscribed();
    const token = await tokenIn(email, 'unsubscribe');
    for (const _ of [1, 2]) expect((await press(unsubscribe, token)).answer).toEqual({ message: newsletterEnded });
    expect((await subscriberOf(email))?.state).toBe('ended');
    const suppressed = await rowsOf('select reason from mail_suppressions where email_key = $1', [email]);
    expect(suppressed).toEqual([{ reason: 'unsubscribed' }]);
  });

  it('[D5] can be ended while one network presses invalid links as fast as it may', async () => {
    const token = await tokenIn(await subscribed(), 'unsubscribe');
    const back = changeSettings({ rateLimitFactor: 1 / 200 });
    try {
      const flood = visitor();
      const guess = () => flood.send(unsubscribe.method, unsubscribe.path, { body: { token: 'guessed' } });
      // This factor allows three attempts a minute.
      const statuses = [await guess(), await guess(), await guess(), await guess()].map(({ status }) => status);
      expect(statuses).toEqual([400, 400, 400, 429]);
      expect((await press(unsubscribe, token)).status).toBe(200);
    } finally {
      back();
    }
  });

  it('[D5] does not restart by a link that was used before it was ended', async () => {
    const email = freshEmail();
    await ask(email);
    const token = await tokenIn(email, 'confirm');
    await press(confirm, token);
    await press(unsubscribe, await tokenIn(email, 'unsubscribe'));
    expect((await press(confirm, token)).status).toBe(400);
    expect((await subscriberOf(email))?.state).toBe('ended');
  });

  it('[D5] restarts when its reader requests and confirms it again, which lifts the suppression', async () => {
    const email = await subscribed();
    await press(unsubscribe, await tokenIn(email, 'unsubscribe'));
    await forgetLimits();
    await ask(email);
    expect((await press(confirm, await tokenIn(email, 'confirm'))).status).toBe(200);
    expect((await subscriberOf(email))?.state).toBe('subscribed');
    expect(await rowsOf('select 1 from mail_suppressions where email_key = $1', [email])).toEqual([]);
  });

  it('[R44] mails an address that unsubscribed once in thirty days, whoever enters it', async () => {
    const email = await subscribed();
    const forgetOtherLimits = () => rowsOf("delete from rate_limits where key not like 'confirmMailAfterEnd:%'");
    const mailsAfterAsking = async () => {
      await forgetOtherLimits();
      await ask(email);
      return (await mailsAfterPost(email)).filter(({ template }) => template === 'newsletter-confirm').length;
    };
    await press(unsubscribe, await tokenIn(email, 'unsubscribe'));
    expect([await mailsAfterAsking(), await mailsAfterAsking()]).toEqual([2, 2]);
  });

  it('[R44] mails an address once in ten minutes however often it is requested', async () => {
    const email = freshEmail();
    for (let n = 0; n < 5; n += 1) await ask(email);
    expect(await mailsAfterPost(email)).toHaveLength(1);
  });

  it.each(['bounced', 'complained'])('[R44] never mails an address that has %s', async (reason) => {
    const email = freshEmail();
    await rowsOf('insert into mail_suppressions (email_key, reason, at) values ($1, $2, now())', [email, reason]);
    expect((await ask(email)).status).toBe(200);
    expect(await mailsAfterPost(email)).toEqual([]);
  });

  it('[R8] accepts a link for seven days, to the second', async () => {
    const email = freshEmail();
    await ask(email);
    const token = await tokenIn(email, 'confirm');
    const [link] = await rowsOf<{ expires_at: Date }>(
      `select expires_at from newsletter_links l join newsletter_subscribers s on s.id = l.subscriber_id
        where s.email = $1 and purpose = 'confirm'`,
      [email],
    );
    const end = link?.expires_at.getTime() ?? 0;
    expect(Math.round((end - now().getTime()) / 86_400_000)).toBe(7);
    setClock(() => new Date(end));
    expect((await press(confirm, token)).status).toBe(400);
    setClock(() => new Date(end - 1));
    expect((await press(confirm, token)).status).toBe(200);
  });

  it('[R8] stores no token that a reader of the database could use', async () => {
    const email = freshEmail();
    await ask(email);
    const tokens = [await tokenIn(email, 'confirm'), await tokenIn(email, 'unsubscribe')];
    const links = JSON.stringify(await rowsOf('select * from newsletter_links'));
    for (const token of tokens) expect(links).not.toContain(token);
  });

  it('[R9] refuses tokens of the other kind, invented or altered', async () => {
    const email = freshEmail();
    await ask(email);
    const [good, out] = [await tokenIn(email, 'confirm'), await tokenIn(email, 'unsubscribe')];
    for (const token of [out, `${good}x`, good.toUpperCase(), 'x', '../x']) {
      expect((await press(confirm, token)).status).toBe(400);
    }
    expect((await press(unsubscribe, good)).status).toBe(400);
    expect((await subscriberOf(email))?.state).toBe('pending');
  });

  it('[I6] stores when and from where it was requested, and the consent text', async () => {
    const email = freshEmail();
    const from = visitor();
    await from.ask(subscribe, { body: { email, page: '/ambassador' } });
    const rows = await rowsOf(
      `select s.request_ip, c.name, c.version, c.page, c.ip, length(c.text_hash) as hash
         from newsletter_subscribers s join consent_events c on c.subject = s.id where s.email = $1`,
      [email],
    );
    const one = { name: 'newsletter', version: 2, page: '/ambassador', hash: 64 };
    expect(rows).toEqual([{ ...one, request_ip: from.ip, ip: from.ip }]);
    // A later request by another person does not replace the record of the first confirmation.
    await press(confirm, await tokenIn(email, 'confirm'));
    await ask(email);
    const proof = await rowsOf('select request_ip from newsletter_subscribers where email = $1', [email]);
    expect(proof).toEqual([{ request_ip: from.ip }]);
  });

  it('[J10] deletes an unconfirmed address after thirty days, and keeps subscribers', async () => {
    const [pending, listed] = [freshEmail(), await subscribed()];
    await ask(pending);
    await rowsOf("update newsletter_subscribers set requested_at = now() - interval '31 days' where email = any($1)", [
      [pending, listed],
    ]);
    await cleanExpiredRows();
    expect(await subscriberOf(pending)).toBeUndefined();
    expect((await subscriberOf(listed))?.state).toBe('subscribed');
  });
});
