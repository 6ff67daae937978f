import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operationContract } from '@/lib/contracts/platform/operation';
import { settings } from '@/lib/server/platform/settings/env';
import { now } from '@/lib/server/platform/clock';
import { log } from '@/lib/server/platform/log/log';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { forgetLimits } from '@/tests/support/features/leads';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { messages, emptyOutbox } from '@/tests/support/features/outbox';
import { stillClock } from '@/tests/support/browser/still-clock';
import { freshPhone, leavePhone, reply } from '@/tests/support/providers/texts';

const cleanups: (() => void)[] = [];
beforeEach(async () => {
  await forgetLimits();
  await emptyOutbox();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanups.splice(0).forEach((restore) => restore());
});

const bearer = settings().opsToken;
const alerts = async () => {
  const { answer } = await visitor().ask(operationContract.alerts, { query: {}, bearer });
  return answer.items;
};
const metricOf = async (name: string) => {
  const { text } = await visitor().ask(operationContract.metrics, { bearer });
  return Number(new RegExp(String.raw`^operator_alerts\{name="${name}"\} (\d+)$`, 'm').exec(text)?.[1]);
};

/** A day with this message budget, far from the days of other tests. */
function dayWithBudget(messageDailyBudget: number, days: number, more: Parameters<typeof changeSettings>[0] = {}) {
  const clock = stillClock();
  cleanups.push(clock.letGo, changeSettings({ messageDailyBudget, ...more }));
  clock.later(days * 86_400_000);
  return clock;
}

describe('alerts to the operator', () => {
  it('[R44] are sent once when four fifths of the day’s budget are used and once when all is', async () => {
    const logSpy = vi.spyOn(log, 'error').mockReturnValue(undefined);
    dayWithBudget(5, 200, { operator: { email: 'operator@example.test' } });
    const names = async () => (await alerts()).map(({ name }) => name);
    for (let n = 0; n < 3; n += 1) await leavePhone(freshPhone());
    expect(await names()).toEqual([]);
    await leavePhone(freshPhone());
    expect(await names()).toEqual(['message-budget-low']);
    await leavePhone(freshPhone());
    for (let n = 0; n < 3; n += 1) expect((await leavePhone(freshPhone())).status).toBe(429);
    expect(await names()).toEqual(['message-budget-spent', 'message-budget-low']);
    expect(logSpy.mock.calls.map(([line]) => line)).toMatchObject([
      { alert: 'message-budget-low' },
      { alert: 'message-budget-spent' },
    ]);
    const mailed = (await messages()).filter(({ topic }) => topic === 'mail');
    expect(mailed.map(({ payload }) => payload)).toMatchObject([
      { template: 'operator-alert', to: 'operator@example.test', data: { name: 'message-budget-low' } },
      { template: 'operator-alert', to: 'operator@example.test', data: { name: 'message-budget-spent' } },
    ]);
  });

  it('[R44] do not come after three of four messages: that is less than four fifths', async () => {
    dayWithBudget(4, 260);
    const day = now().toISOString().slice(0, 10);
    for (let n = 0; n < 3; n += 1) await leavePhone(freshPhone());
    expect((await alerts()).filter(({ about }) => about === day)).toEqual([]);
  });

  it('[R44] are sent when a number range reaches its limit, and count as a metric', async () => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    for (let n = 0; n < 9; n += 1) await leavePhone(`+44740020000${n}`);
    expect((await alerts())[0]).toMatchObject({ name: 'message-limit', about: 'textsByThousand +447400200' });
    expect(await metricOf('message-limit')).toBe(1);
    expect((await messages()).filter(({ topic }) => topic === 'mail')).toEqual([]);
  });

  it('are for the operator alone', async () => {
    const member = await registerMember();
    for (const bearer of [undefined, member.token])
      expect((await visitor().ask(operationContract.alerts, { query: {}, bearer })).status).toBe(401);
  });
});

describe('the response about a number', () => {
  it('[R44] is the same for one that said STOP and a new one when the budget is spent', async () => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    dayWithBudget(1, 300);
    const stopped = freshPhone();
    await reply(stopped, 'STOP');
    expect((await leavePhone(stopped)).status).toBe(200);
    expect((await leavePhone(freshPhone())).status).toBe(200);
    const [one, other] = [await leavePhone(stopped), await leavePhone(freshPhone())];
    expect([one.status, one.text]).toEqual([429, other.text]);
  });

  it('[R44] is the same after a number that said STOP as after any other: both count against the limit', async () => {
    const stopped = freshPhone();
    await reply(stopped, 'STOP');
    const from = visitor();
    for (let n = 0; n < 3; n += 1) expect((await leavePhone(stopped, {}, from)).status).toBe(200);
    expect((await leavePhone(freshPhone(), {}, from)).status).toBe(429);
  });
});
