import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { log } from '@/lib/server/platform/log/log';
import { claimMessages } from '@/lib/server/platform/outbox/outbox-claims-repository';
import { beginSending } from '@/lib/server/leads/text-messages-repository';
import { acceptedAnswer, refuses, sidOf, startFakeTwilio, twilioSettings } from '@/tests/support/providers/fake-twilio';
import { forgetLimits } from '@/tests/support/features/leads';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { ageMessages, emptyOutbox, letHoldPass } from '@/tests/support/features/outbox';
import { freshPhone, leavePhone, outboxTo, reply, textsTo } from '@/tests/support/providers/texts';
import { reply as answer } from '@/tests/support/api/stand-in';

let server: Awaited<ReturnType<typeof startFakeTwilio>>;
let restore: () => void;
beforeEach(async () => {
  await emptyOutbox();
  server = await startFakeTwilio();
  restore = changeSettings({ twilio: twilioSettings({ apiBase: server.apiBase }) });
});
afterEach(async () => {
  vi.restoreAllMocks();
  restore();
  await server.close();
});

async function queued() {
  const phone = freshPhone();
  await leavePhone(phone);
  return phone;
}

describe('sending a message to a phone', () => {
  it('[I6] passes it to Twilio once and stores its id', async () => {
    const phone = await queued();
    await Promise.all([drainOutbox(), drainOutbox()]);
    expect(server.calls.map(({ form }) => form['To'])).toEqual([phone]);
    const [text] = await textsTo(phone);
    expect(text).toMatchObject({ state: 'accepted', sid: sidOf(server.calls[0]!.form) });
    expect(server.calls[0]?.form['StatusCallback']).toContain(`/api/webhooks/twilio/status?message=${text?.id}`);
    expect(await outboxTo(phone)).toMatchObject([{ state: 'sent' }]);
  });

  it('[R44] does not resend what a stopped worker was sending: the outcome is recorded as unknown', async () => {
    const phone = await queued();
    // Simulates kill -9: the message is claimed and marked as being sent, and it is unknown whether the request was
    // made.
    const [claim] = await claimMessages(db(), 'text', 10);
    const [text] = await textsTo(phone);
    expect(await beginSending(db(), text!.id, new Date())).toBe('ours');
    await letHoldPass(claim!.id);
    expect(await drainOutbox()).toMatchObject({ failed: 1, waiting: 0 });
    expect(server.calls).toEqual([]);
    expect(await textsTo(phone)).toMatchObject([{ state: 'unknown' }]);
    expect(await outboxTo(phone)).toMatchObject([
      { state: 'failed', error: 'We do not know whether the message was sent. It will not be sent again.' },
    ]);
    expect(await drainOutbox({ retriesNow: true })).toMatchObject({ sent: 0, failed: 0, waiting: 0 });
  });

  it.each([500, 502, 503])('[R44] does not resend after a %i', async (status) => {
    server.behave((response) => answer(response, status, 'down'));
    const phone = await queued();
    expect(await drainOutbox()).toMatchObject({ failed: 1 });
    await drainOutbox({ retriesNow: true });
    expect(server.calls).toHaveLength(1);
    expect(await textsTo(phone)).toMatchObject([{ state: 'unknown' }]);
  });

  it('[R44] sends later what Twilio did not accept', async () => {
    server.behave(refuses(20429, 429, { 'Retry-After': '5' }));
    const phone = await queued();
    expect(await drainOutbox()).toMatchObject({ waiting: 1 });
    expect(await textsTo(phone)).toMatchObject([{ state: 'waiting' }]);
    server.behave((response, { form }) => answer(response, 201, acceptedAnswer(form)));
    expect(await drainOutbox({ retriesNow: true })).toMatchObject({ sent: 1 });
    expect(await textsTo(phone)).toMatchObject([{ state: 'accepted', sid: sidOf(server.calls[1]!.form) }]);
  });

  it('[R40] sends what Twilio refused for our own settings once they are corrected', async () => {
    server.behave(refuses(21606));
    const phone = await queued();
    expect(await drainOutbox()).toMatchObject({ waiting: 1, failed: 0 });
    expect(await textsTo(phone)).toMatchObject([{ state: 'waiting' }]);
    server.behave((response, { form }) => answer(response, 201, acceptedAnswer(form)));
    expect(await drainOutbox({ retriesNow: true })).toMatchObject({ sent: 1 });
    expect(await textsTo(phone)).toMatchObject([{ state: 'accepted' }]);
  });

  it.each([21611, 21659, 21705])('[R40] keeps a message that Twilio refuses with %i, and alerts once', async (code) => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    await forgetLimits();
    server.behave(refuses(code));
    const phones = [await queued(), await queued()];
    expect(await drainOutbox()).toMatchObject({ waiting: 2, failed: 0 });
    for (const phone of phones) expect(await textsTo(phone)).toMatchObject([{ state: 'waiting' }]);
    const { rows } = await pool().query(
      `select subject from audit_events where event = 'operator_alert' and detail ->> 'about' = $1`,
      [String(code)],
    );
    expect(rows).toEqual([{ subject: code === 21611 ? 'messaging-queue-full' : 'messaging-settings' }]);
  });

  it('[R40] gives up on permanent rejections by Twilio, with their code', async () => {
    server.behave(refuses(21614));
    const phone = await queued();
    expect(await drainOutbox()).toMatchObject({ failed: 1 });
    expect(await textsTo(phone)).toMatchObject([{ state: 'failed', error: 21614 }]);
  });

  it('[I6] applies a STOP that Twilio reports, and sends nothing more', async () => {
    server.behave(refuses(21610));
    const phone = await queued();
    await drainOutbox();
    expect((await leavePhone(phone, { alertType: 'Marketing page 2' })).status).toBe(200);
    expect(await textsTo(phone)).toHaveLength(1);
  });

  it('[I6] holds back a queued message after a STOP', async () => {
    const phone = await queued();
    await reply(phone, 'STOP');
    expect(await drainOutbox()).toMatchObject({ failed: 1 });
    expect(server.calls).toEqual([]);
    expect(await textsTo(phone)).toMatchObject([{ state: 'blocked' }]);
  });

  it('[R41] sends nothing older than a day', async () => {
    const phone = await queued();
    await ageMessages(2);
    expect(await drainOutbox()).toMatchObject({ failed: 1 });
    expect(server.calls).toEqual([]);
    expect(await textsTo(phone)).toMatchObject([{ state: 'failed' }]);
  });
});

describe('in live mode without Twilio', () => {
  it('[R39] messages wait, untouched', async () => {
    const phone = await queued();
    const back = changeSettings({ mode: 'live', twilio: undefined });
    expect(await drainOutbox()).toEqual({ sent: 0, kept: 0, failed: 0, waiting: 0 });
    back();
    expect(await textsTo(phone)).toMatchObject([{ state: 'waiting' }]);
  });
});
