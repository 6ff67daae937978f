import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signalTextsContract as contract } from '@/lib/contracts/signals/signal-texts';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { forgetLimits } from '@/tests/support/features/leads';
import { freshPhone } from '@/tests/support/providers/texts';
import { registerHolder, setTime, startDesk } from '../signal-desk-calls';
import { codeSentTo, confirm, confirmed, own, start } from './text-calls';

beforeEach(async () => {
  await forgetLimits();
  await pool().query('delete from phone_numbers');
  await startDesk();
});
afterEach(() => setClock());

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('[I6] a number for signal texts', () => {
  it('is confirmed by its code only: five attempts, ten minutes, once', async () => {
    const [member, phone] = [await registerHolder(), freshPhone()];
    await start(member, phone);
    const code = await codeSentTo(phone);
    expect(code).toMatch(/^\d{6}$/);
    for (let tries = 0; tries < 5; tries += 1) expect((await confirm(member, otherThan(code))).status).toBe(400);
    expect((await confirm(member, code)).refusal.fields?.code).toContain('wrong or has expired');
    setTime('2026-06-01T14:02:00Z');
    await start(member, phone);
    const second = await codeSentTo(phone);
    setTime('2026-06-01T14:12:00Z');
    expect((await confirm(member, second)).status).toBe(400);
    setTime('2026-06-01T14:11:59Z');
    expect((await confirm(member, second)).status).toBe(200);
    expect((await confirm(member, second)).status).toBe(400);
    expect(await own(member)).toMatchObject({ state: 'on' });
  });

  it('is not confirmed by the code of another number or another member', async () => {
    const [member, other, phone] = [await registerHolder(), await registerHolder(), freshPhone()];
    await start(member, phone);
    const code = await codeSentTo(phone);
    await start(other, freshPhone());
    expect((await confirm(other, code)).status).toBe(400);
    await start(member, freshPhone());
    expect((await confirm(member, code)).status).toBe(400);
  });

  it('belongs to the member who confirmed it last', async () => {
    const { member, phone } = await confirmed();
    setTime('2026-06-01T14:10:00Z');
    const next = await registerHolder();
    await start(next, phone);
    await confirm(next, await codeSentTo(phone));
    expect([(await own(member)).state, (await own(next)).state]).toEqual(['off', 'on']);
  });

  it('needs a plan, a mobile number and the consent', async () => {
    expect((await start(await registerMember(), freshPhone())).status).toBe(409);
    const holder = await registerHolder();
    expect((await start(holder, '+18005550100')).refusal.fields).toHaveProperty('phoneNumber');
    expect((await start(holder, freshPhone(), { consent: false })).refusal.fields).toHaveProperty('consent');
  });

  it('[R44] counts against the limits that protect against toll fraud', async () => {
    const [member, from] = [await registerHolder(), visitor()];
    const send = () =>
      from.ask(contract.start, { bearer: member.token, body: { phoneNumber: freshPhone(), consent: true } });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('[R44] is asked for at most twenty times an hour by one account', async () => {
    const member = await registerHolder();
    // Each attempt has a new IP address and an invalid number, so that only the limit of the account applies.
    const statuses = [];
    for (let call = 0; call < 21; call += 1) statuses.push((await start(member, '+18005550100')).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  });
});
