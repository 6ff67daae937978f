import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stripeContract } from '@/lib/contracts/membership/stripe';
import { randomId } from '@/lib/domain/shared/ids';
import { pool } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import * as inbox from '@/lib/server/membership/webhook-events-repository';
import { requirePayments } from '@/lib/server/membership/payments';
import { processOpenEvents } from '@/lib/server/membership/stripe-events';
import { visitor } from '@/tests/support/api/api';
import { hearAll, payingMember, readBilling } from '@/tests/support/features/payments';
import { eventOf, nowS, rowOf, sign, stripeIdOf } from '@/tests/support/providers/stripe-events';

const send = (raw: string, signature?: string) =>
  visitor().send('POST', stripeContract.event.path, {
    raw,
    headers: signature === undefined ? {} : { 'Stripe-Signature': signature },
  });

afterEach(() => vi.restoreAllMocks());

describe('[R48] rejected events', () => {
  let body: string;
  beforeEach(() => {
    body = eventOf({ type: 'customer.subscription.updated', object: { id: 'sub_nobody', object: 'subscription' } });
  });

  it.each([
    ['no signature', () => undefined],
    ['a signature by someone else', (text: string) => sign(text, { secret: 'whsec_somebodyelse' })],
    ['a signature that is too old', (text: string) => sign(text, { timestamp: nowS() - 301 })],
    ['a signature from the future', (text: string) => sign(text, { timestamp: nowS() + 600 })],
    ['nonsense in the place of one', () => 't=1,v1=abc'],
    ['a signature without a value', () => `t=${nowS()},v1=`],
    ['a scheme without a value', () => `t=${nowS()},v1`],
    ['a timestamp without a value', () => `t,v1=${'0'.repeat(64)}`],
    ['a timestamp that is not a number', () => `t=NaN,v1=${'0'.repeat(64)}`],
    ['a negative timestamp', () => `t=-1,v1=${'0'.repeat(64)}`],
    ['no scheme that we know', () => `t=${nowS()},v9=${'0'.repeat(64)}`],
    ['commas alone', () => ',,,,'],
    ['equals signs alone', () => '===='],
    ['letters beyond ASCII', () => `t=${nowS()},v1=\u00e9\u00e9`],
    ['a very long signature', () => `t=${nowS()},v1=${'0'.repeat(3000)}`],
    ['four hundred signatures', () => `t=${nowS()}${',v1=0'.repeat(390)}`],
    ['the header sent twice', (text: string) => `${sign(text)}, ${sign(text)}`],
  ])('%s', async (_, signatureOf) => {
    const { rows } = await pool().query('select 1 from webhook_events');
    expect((await send(body, signatureOf(body))).status).toBe(400);
    expect((await pool().query('select 1 from webhook_events')).rows).toHaveLength(rows.length);
  });

  it('the same JSON written differently: the signature covers the bytes', async () => {
    const pretty = JSON.stringify(JSON.parse(body), null, 2);
    expect((await send(pretty, sign(body))).status).toBe(400);
  });

  it('an event of the other mode, a body that is not an event, and one that is too large', async () => {
    const live = eventOf({ type: 'invoice.paid', object: { id: 'in_x' }, livemode: true });
    expect((await send(live, sign(live))).status).toBe(400);
    expect((await send('{}', sign('{}'))).status).toBe(400);
    const large = `${' '.repeat(1024 * 1024)}${body}`;
    expect((await send(large, sign(large))).status).toBe(413);
  });

  it('an unknown type is accepted and ignored', async () => {
    const id = `evt_${randomId()}`;
    const other = eventOf({ id, type: 'tax.settings.updated', object: { id: 'x' } });
    expect((await send(other, sign(other))).status).toBe(200);
    const { rows } = await pool().query('select state from webhook_events where id = $1', [id]);
    expect(rows).toEqual([{ state: 'ignored' }]);
  });

  it('[E9] a subscription that is not ours is ignored', async () => {
    const { subscription } = await payingMember();
    const stripeId = await stripeIdOf(subscription.id);
    await pool().query(
      `update simulated_records set data = jsonb_set(data, '{items,data,0,price,lookup_key}', '"somebody_elses"')
        where service = 'stripe' and key = $1`,
      [stripeId],
    );
    await pool().query(`update subscriptions set status = 'paused' where id = $1`, [subscription.id]);
    const event = eventOf({ type: 'customer.subscription.updated', object: { id: stripeId, object: 'subscription' } });
    const warned = vi.spyOn(log, 'warn');
    expect((await send(event, sign(event))).status).toBe(200);
    expect((await rowOf(subscription.id))?.status).toBe('paused');
    expect(warned).toHaveBeenCalledWith(
      { subscription: stripeId, isOurPrice: false },
      expect.stringContaining('ignored'),
    );
  });
});

describe('[R48] [E3] an event', () => {
  it('has one effect when delivered fifty times at once', async () => {
    const { member, subscription } = await payingMember();
    await hearAll();
    const type = 'invoice.paid';
    const invoice = (await readBilling(member)).invoices[0]?.id ?? '';
    const event = eventOf({ type, object: { id: invoice, object: 'invoice' } });
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(event, sign(event))));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { rows: mails } = await pool().query(`select 1 from outbox where dedupe_key = $1`, [
      `billing:paid:${invoice}`,
    ]);
    expect(mails).toHaveLength(1);
    const { rows: events } = await pool().query(`select 1 from analytics_events where dedupe_key = $1`, [
      `paid:${invoice}`,
    ]);
    expect([events.length, (await rowOf(subscription.id))?.status]).toEqual([1, 'active']);
  });

  it('[J4] is delivered again when it could not be processed, and then counts once', async () => {
    const { subscription } = await payingMember();
    const stripeId = await stripeIdOf(subscription.id);
    await pool().query(`update subscriptions set status = 'past_due' where id = $1`, [subscription.id]);
    const payments = await requirePayments();
    const broken = vi.spyOn(payments, 'readSubscription').mockRejectedValueOnce(new Error('Stripe is away'));
    const id = `evt_${randomId()}`;
    const event = eventOf({
      id,
      type: 'customer.subscription.updated',
      object: { id: stripeId, object: 'subscription' },
    });
    expect((await send(event, sign(event))).status).toBe(500);
    expect((await rowOf(subscription.id))?.status).toBe('past_due');
    expect((await send(event, sign(event))).status).toBe(200);
    expect(broken).toHaveBeenCalledTimes(2);
    expect((await rowOf(subscription.id))?.status).toBe('active');
    expect((await send(event, sign(event))).status).toBe(200);
    expect(broken).toHaveBeenCalledTimes(2);
  });

  it('is answered 503 while the database is down, and takes effect when delivered again', async () => {
    const { subscription } = await payingMember();
    const stripeId = await stripeIdOf(subscription.id);
    await pool().query(`update subscriptions set status = 'past_due' where id = $1`, [subscription.id]);
    const event = eventOf({
      type: 'customer.subscription.updated',
      object: { id: stripeId, object: 'subscription' },
    });
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const receiving = vi.spyOn(inbox, 'insertEventOnce').mockRejectedValueOnce(away);
    expect((await send(event, sign(event))).status).toBe(503);
    expect(receiving).toHaveBeenCalledOnce();
    expect((await rowOf(subscription.id))?.status).toBe('past_due');
    expect((await send(event, sign(event))).status).toBe(200);
    expect((await rowOf(subscription.id))?.status).toBe('active');
  });

  it('that was stored but interrupted is processed again by us', async () => {
    const { subscription } = await payingMember();
    await pool().query(`update subscriptions set status = 'past_due' where id = $1`, [subscription.id]);
    await pool().query(
      `insert into webhook_events (id, type, object_id, created_at, received_at, state)
         values ($1, 'customer.subscription.updated', $2, now(), now() - interval '1 hour', 'received')`,
      [`evt_${randomId()}`, await stripeIdOf(subscription.id)],
    );
    expect(await processOpenEvents()).toBe(1);
    expect((await rowOf(subscription.id))?.status).toBe('active');
  });
});
