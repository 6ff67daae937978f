import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { twilioContract } from '@/lib/contracts/leads/twilio';
import { textCallbacks } from '@/lib/domain/leads/text-callbacks';
import { pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import { stillClock } from '@/tests/support/browser/still-clock';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { freshPhone, leavePhone, reply, tell, tellStatus, textsTo } from '@/tests/support/providers/texts';

/** A message that the simulated provider has accepted. */
async function sentText() {
  const phone = freshPhone();
  await leavePhone(phone);
  await drainOutbox();
  const [text] = await textsTo(phone);
  return { phone, text: text! };
}
const stateOf = async (phone: string) => (await textsTo(phone))[0];
const empty = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

describe('the status of a message', () => {
  // The simulated provider reports by itself half a second later. A clock ahead of the database's keeps it from doing
  // so during a test.
  let clock: ReturnType<typeof stillClock>;
  beforeEach(() => {
    clock = stillClock();
    clock.later(60_000);
  });
  afterEach(() => clock.letGo());

  it('[I6] is recorded step by step, and never goes back', async () => {
    const { phone, text } = await sentText();
    const statuses = ['queued', 'sent', 'delivered', 'sent', 'undelivered', 'queued', 'read', 'delivered'];
    const seen: (string | undefined)[] = [];
    for (const status of statuses) {
      expect((await tellStatus(text, status)).status).toBe(200);
      seen.push((await stateOf(phone))?.state);
    }
    const delivered = 'delivered';
    expect(seen).toEqual(['accepted', 'sent', delivered, delivered, delivered, delivered, 'read', 'read']);
  });

  it('[I6] counts once, however often it is reported', async () => {
    const { phone, text } = await sentText();
    await Promise.all(Array.from({ length: 50 }, () => tellStatus(text, 'undelivered', { ErrorCode: '30003' })));
    expect(await textsTo(phone)).toMatchObject([{ state: 'failed', error: 30003 }]);
    await tellStatus(text, 'delivered');
    expect(await stateOf(phone)).toMatchObject({ state: 'failed' });
  });

  it('[I6] is unchanged by a report that is unsigned, signed for another URL or of another account', async () => {
    const { phone, text } = await sentText();
    const path = textCallbacks.status(text.id);
    const form = { MessageSid: text.sid ?? '', MessageStatus: 'delivered' };
    const forged = [
      tell({ path, form, signature: '' }),
      tell({ path, form, signature: 'bm90IGEgc2lnbmF0dXJl' }),
      tell({ path, form: { ...form, AccountSid: `AC${'9'.repeat(32)}` } }),
    ];
    for (const reply of await Promise.all(forged)) expect(reply.status).toBe(403);
    expect(await stateOf(phone)).toMatchObject({ state: 'accepted' });
  });

  it('[I6] is unchanged when Twilio has another id for it', async () => {
    const { phone, text } = await sentText();
    await tellStatus({ ...text, sid: `SM${'0'.repeat(32)}` }, 'delivered');
    expect(await stateOf(phone)).toMatchObject({ state: 'accepted', sid: text.sid });
  });

  it('[I6] blocks its number when Twilio reports a STOP, unless the report is about another message', async () => {
    const { phone, text } = await sentText();
    const isBlocked = async () =>
      (
        await pool().query<{ blocked: boolean }>(
          'select opted_out_at is not null as blocked from phone_numbers where phone = $1',
          [phone],
        )
      ).rows;
    await tellStatus({ ...text, sid: `SM${'0'.repeat(32)}` }, 'undelivered', { ErrorCode: '21610' });
    expect(await isBlocked()).toEqual([{ blocked: false }]);
    await tellStatus(text, 'undelivered', { ErrorCode: '21610' });
    expect(await isBlocked()).toEqual([{ blocked: true }]);
  });

  it('[I6] is answered with success when it names an unknown message', async () => {
    const { text } = await sentText();
    expect((await tellStatus(text, 'a-new-word')).answer).toBe(empty);
    expect((await tellStatus({ ...text, id: 'x'.repeat(20) }, 'delivered')).answer).toBe(empty);
  });

  it('[R39] is reported automatically in the demo, in the same way', async () => {
    const { phone } = await sentText();
    await drainOutbox({ retriesNow: true });
    expect(await stateOf(phone)).toMatchObject({ state: 'delivered' });
  });

  it.each(['application/json', 'text/plain'])('[R22] is taken as a form and not as %s', async (type) => {
    const path = textCallbacks.status('x'.repeat(20));
    const reply = await visitor().send('POST', path, { raw: 'a=b', headers: { 'Content-Type': type } });
    expect(reply.status).toBe(415);
  });

  it('[R39] is refused in live mode without Twilio', async () => {
    const { text } = await sentText();
    const call = () =>
      visitor().send('POST', textCallbacks.status(text.id), {
        raw: new URLSearchParams({ MessageStatus: 'sent' }),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
    const restore = changeSettings({ mode: 'live', twilio: undefined });
    expect((await call()).status).toBe(503);
    restore();
  });
});

describe('replies', () => {
  it.each(['STOP', 'stop', ' Stop. ', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'OPT-OUT', 'Revoke'])(
    '[I6] %j blocks the next message',
    async (word) => {
      const phone = freshPhone();
      expect((await reply(phone, word)).answer).toBe(empty);
      expect((await leavePhone(phone)).answer.message).toBe('Welcome to The ROI. The App Link is on its way!');
      expect(await textsTo(phone)).toEqual([]);
    },
  );

  it('[I6] a second STOP keeps the time of the first', async () => {
    const clock = stillClock();
    try {
      const phone = freshPhone();
      const blockedAt = async () =>
        (await pool().query<{ opted_out_at: Date }>('select opted_out_at from phone_numbers where phone = $1', [phone]))
          .rows;
      await reply(phone, 'STOP');
      const first = await blockedAt();
      clock.later(1_000);
      await reply(phone, 'STOP');
      expect(await blockedAt()).toEqual(first);
    } finally {
      clock.letGo();
    }
  });

  it('[I7] STOP over WhatsApp blocks the number as well', async () => {
    await reply('whatsapp:+447911123999', 'STOP');
    await leavePhone('+447911123999');
    expect(await textsTo('+447911123999')).toEqual([]);
  });

  it('[I6] START and UNSTOP allow messages again; other words change nothing', async () => {
    for (const word of ['START', 'UNSTOP']) {
      const phone = freshPhone();
      await reply(phone, 'STOP');
      await reply(phone, 'please stop texting the wrong person, thanks');
      await leavePhone(phone);
      expect(await textsTo(phone)).toEqual([]);
      await reply(phone, word);
      await leavePhone(phone);
      expect(await textsTo(phone)).toHaveLength(1);
    }
  });

  it.each(['HELP', 'info'])('[I6] %s answers who we are and how to stop', async (word) => {
    const { answer, headers } = await reply(freshPhone(), word);
    expect(answer).toMatch(/<Message>The ROI \(localhost:3000\): .*Reply STOP to stop.*Msg&amp;data rates/);
    expect(headers.get('content-type')).toBe('text/xml; charset=utf-8');
  });

  it('[I6] HELP gets no reply where Twilio has answered it, and its configured reply takes precedence', async () => {
    expect((await reply(freshPhone(), 'HELP', { OptOutType: 'HELP' })).answer).toBe(empty);
    const phone = freshPhone();
    await reply(phone, 'arrêt', { OptOutType: 'STOP' });
    await leavePhone(phone);
    expect(await textsTo(phone)).toEqual([]);
  });

  it('[I6] a reply that is reported fifty times counts once, even after it was withdrawn', async () => {
    const phone = freshPhone();
    const stop = () => reply(phone, 'STOP', { MessageSid: `SM${phone.slice(1).padStart(32, 'e')}` });
    await Promise.all(Array.from({ length: 50 }, stop));
    await reply(phone, 'START');
    await stop();
    await leavePhone(phone);
    expect(await textsTo(phone)).toHaveLength(1);
  });

  it('[I6] no one without the key can stop someone else’s messages', async () => {
    const phone = freshPhone();
    const form = { From: phone, Body: 'STOP', MessageSid: `SM${'d'.repeat(32)}` };
    expect((await tell({ path: twilioContract.inbound.path, form, signature: 'x' })).status).toBe(403);
    await leavePhone(phone);
    expect(await textsTo(phone)).toHaveLength(1);
  });
});
