import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { alpacaSettings, reply, startFakeAlpaca } from '@/tests/support/providers/fake-alpaca';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import {
  brokerIdsOf,
  depositAtBroker,
  fundingOf,
  jumpTo,
  memberWithBank,
  send,
  statusesOf,
} from '@/tests/support/features/transfers';

let restore: () => void = () => undefined;
beforeEach(async () => {
  // A Monday morning in New York, three days before Thanksgiving.
  setClock(() => new Date('2026-11-23T15:00:00Z'));
  await pool().query('delete from transfers');
  await pool().query('delete from broker_event_cursors');
});
afterEach(() => {
  setClock();
  restore();
  restore = () => undefined;
});

describe('[F16] a complete deposit', () => {
  it('is read in the broker’s list for ninety days, in case its bank returns it and the event is missed', async () => {
    const member = await memberWithBank();
    await send(member, 100_00);
    const ids = await brokerIdsOf(member);
    let status = 'COMPLETE';
    const fake = await startFakeAlpaca((response, { path }) =>
      path.endsWith('/status')
        ? response.writeHead(200, { 'Content-Type': 'text/event-stream' }).end('')
        : reply(response, 200, [depositAtBroker(ids, status)]),
    );
    restore = changeSettings({ alpaca: alpacaSettings({ apiBase: fake.apiBase }) });
    await jumpTo('2026-11-25T15:00:00Z');
    expect(await statusesOf(member)).toEqual(['complete']);
    const reads = () => fake.calls.filter(({ path }) => path.endsWith('/transfers')).length;
    const before = reads();
    // Ninety days after November 25 is February 23.
    await jumpTo('2027-02-24T15:00:00Z');
    expect(reads()).toBe(before);
    status = 'RETURNED';
    await jumpTo('2027-02-23T14:59:00Z');
    expect(await statusesOf(member)).toEqual(['returned']);
    await fake.close();
  });

  it('is shown as held only as far as the cash can’t be withdrawn', async () => {
    const member = await memberWithBank();
    await send(member, 100_00);
    await pool().query(
      `update transfers set status = 'complete', completed_at = created_at, hold_until = $2 where account_id = $1`,
      [member.id, new Date('2026-12-03T14:00:00Z')],
    );
    const fake = await startFakeAlpaca((response) =>
      reply(response, 200, { cash: '80.00', cash_withdrawable: '50.00' }),
    );
    restore = changeSettings({ alpaca: alpacaSettings({ apiBase: fake.apiBase }) });
    expect((await fundingOf(member)).balance).toEqual({
      ...{ cashCents: 80_00, withdrawableCents: 50_00, heldCents: 30_00, heldUntil: '2026-12-03' },
    });
    await fake.close();
  });
});
