import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consents } from '@/lib/content/visits/consents';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { runSignals } from '@/lib/server/signals/desk/signals-commands';
import { eventually } from '@/tests/support/eventually';
import { operatorHttp } from '@/tests/support/api/operator';
import { forgetLimits } from '@/tests/support/features/leads';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { freshPhone, outboxTo, reply, textsTo } from '@/tests/support/providers/texts';
import { twilioSettings } from '@/tests/support/providers/fake-twilio';
import { desk, registerHolder, setTime, startDesk } from '../signal-desk-calls';
import { confirmed, own, start, stop } from './text-calls';

let symbol: string;
let restore = () => {};
beforeEach(async () => {
  await forgetLimits();
  await pool().query('delete from message_days');
  await pool().query('delete from phone_numbers');
  symbol = await startDesk();
});
afterEach(() => {
  restore();
  restore = () => {};
  setClock();
});

const newsTo = async (phone: string) => (await textsTo(phone)).filter(({ reason }) => reason === 'Signal news');

describe('[I6] [I7] news of signals by text', () => {
  it('is sent to a number that its member has confirmed, when a signal is opened and closed', async () => {
    const { member, phone } = await confirmed();
    expect(await own(member)).toMatchObject({ state: 'on', phone, channel: 'sms', last: null, missed: 0 });
    expect((await desk.open(symbol)).answer).toMatchObject({ texted: 1, notTexted: 0 });
    await desk.close({ how: 'sold', price: 6.15 });
    await drainOutbox();
    const texts = (await outboxTo(phone)).map(({ text }) => text).slice(1);
    expect(texts).toEqual([
      expect.stringMatching(
        new RegExp(
          `^The ROI: Opened: ${symbol} \\$200 call, exp\\. 07/17/2026, bid \\$4\\.10\\. Sample data\\. Not advice\\. http`,
        ),
      ),
      expect.stringContaining('Result 50.0%.'),
    ]);
    for (const text of texts) expect(text).toMatch(/\/options-signals\/live-0001 Reply STOP to stop, HELP for help\.$/);
    await eventually(async () => {
      await drainOutbox({ retriesNow: true });
      expect(await own(member)).toMatchObject({ last: { state: 'delivered' }, missed: 0 });
    });
  });

  it('is sent abroad by WhatsApp, and not while its templates are missing', async () => {
    const abroad = { country: 'GB' };
    const { member, phone } = await confirmed('+447400123456');
    expect(await own(member)).toMatchObject({ state: 'on', channel: 'whatsapp' });
    await desk.open(symbol);
    expect(await newsTo(phone)).toMatchObject([{ channel: 'whatsapp', state: 'waiting' }]);
    restore = changeSettings({ twilio: twilioSettings() });
    const refused = await start(await registerHolder(), '07400 654321', abroad);
    expect(refused.refusal.fields?.phoneNumber).toContain('You still get them by email');
  });

  it('stores the consent with its text, and sends nothing but the code before the number is confirmed', async () => {
    const [member, phone] = [await registerHolder(), freshPhone()];
    await start(member, phone);
    const { rows } = await pool().query(
      `select a.text from consent_events e join agreed_texts a using (text_hash)
        where e.subject = $1 and e.name = 'signal-texts'`,
      [member.id],
    );
    expect(rows).toEqual([{ text: consents['signal-texts'].text }]);
    await desk.open(symbol);
    expect(await textsTo(phone)).toMatchObject([{ reason: 'Phone code' }]);
    expect(await own(member)).toMatchObject({ state: 'pending' });
  });

  it('ends with STOP at once, queued texts included, and continues after START', async () => {
    const { member, phone } = await confirmed();
    await desk.open(symbol);
    await reply(phone, 'STOP');
    await drainOutbox();
    expect(await newsTo(phone)).toMatchObject([{ state: 'blocked' }]);
    expect(await own(member)).toMatchObject({ state: 'stopped' });
    await desk.close({ how: 'sold', price: 4.1 });
    expect(await newsTo(phone)).toHaveLength(1);
    await reply(phone, 'START');
    expect(await own(member)).toMatchObject({ state: 'on' });
    await desk.correct({ reason: 'Typing error.', closing: { how: 'sold', price: 5 } });
    expect(await newsTo(phone)).toHaveLength(2);
  });

  it('ends when the member turns it off, loses the plan or uses the account page', async () => {
    const [off, lapsed] = [await confirmed(), await confirmed()];
    expect((await stop(off.member)).answer).toMatchObject({ state: 'off', phone: null });
    await pool().query('update membership_grants set revoked_at = now() where account_id = $1', [lapsed.member.id]);
    expect((await desk.open(symbol)).answer).toMatchObject({ texted: 0 });
    expect([await newsTo(off.phone), await newsTo(lapsed.phone)]).toEqual([[], []]);
    expect(await own(lapsed.member)).toMatchObject({ state: 'on', hasPlan: false });
  });

  it('[R44] stays within the daily budget; what was left out is counted for the operator and shown to the member', async () => {
    const members = [await confirmed(), await confirmed(), await confirmed()];
    restore = changeSettings({ messageDailyBudget: 5 });
    const run = (words: string[]) => runSignals(operatorHttp(), words, {});
    expect(await run(['open', symbol, 'call', '200', '2026-07-17', '4.10'])).toMatch(
      /by email, 2 of them also by text\. Not sent by text: 1 \(daily limit\)\./,
    );
    const states = await Promise.all(members.map(async ({ phone }) => (await newsTo(phone))[0]?.state));
    expect(states.toSorted()).toEqual(['skipped', 'waiting', 'waiting']);
    const shown = await Promise.all(members.map(({ member }) => own(member)));
    expect(shown.map(({ last, missed }) => [last?.state, missed]).toSorted()).toEqual([
      ['skipped', 1],
      ['waiting', 0],
      ['waiting', 0],
    ]);
    const { rows } = await pool().query('select messages from message_days');
    expect(rows).toEqual([{ messages: 5 }]);
  });

  it('[R44] is at most ten texts a day to one number', async () => {
    const { phone } = await confirmed();
    for (let strike = 200; strike < 211; strike += 1) await desk.open(symbol, { strike });
    const states = (await newsTo(phone)).map(({ state }) => state);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(10);
    expect(states.filter((state) => state === 'skipped')).toHaveLength(1);
  });

  it('[R44] counts only texts that were sent in those ten', async () => {
    const { phone } = await confirmed();
    restore = changeSettings({ messageDailyBudget: 1 });
    for (let strike = 200; strike < 210; strike += 1) await desk.open(symbol, { strike });
    restore();
    // Later than the others, so that it comes last.
    setTime('2026-06-01T18:00:00Z');
    await desk.open(symbol, { strike: 210 });
    const states = (await newsTo(phone)).map(({ state }) => state);
    expect(states).toEqual([...Array.from({ length: 10 }, () => 'skipped'), 'waiting']);
  });
});
