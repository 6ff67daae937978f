import { beforeEach, describe, expect, it } from 'vitest';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { forgetLimits } from '@/tests/support/features/leads';
import { stillClock } from '@/tests/support/browser/still-clock';
import { signUp } from '@/tests/support/api/signups';
import { freshPhone, leavePhone, textsTo } from '@/tests/support/providers/texts';

beforeEach(async () => {
  await forgetLimits();
  await pool().query('delete from phone_numbers');
});

const queuedCount = async () => (await pool().query('select 1 from text_messages')).rowCount;
/** UK mobile numbers that are `stride` apart. */
const british = (count: number, stride: number, first = 7_400_100_000) =>
  Array.from({ length: count }, (_, n) => `+44${first + n * stride}`);
const statusesOf = async (replies: Promise<{ status: number }>[]) => {
  const statuses = (await Promise.all(replies)).map(({ status }) => status);
  return { sent: statuses.filter((status) => status === 200).length, all: [...new Set(statuses)].sort() };
};

describe('limits for messages to phones', () => {
  it('[R44] allow three an hour to one recipient, thirty parallel requests included', async () => {
    const from = visitor();
    const replies = Array.from({ length: 30 }, () => leavePhone(freshPhone(), {}, from));
    expect(await statusesOf(replies)).toEqual({ sent: 3, all: [200, 429] });
    expect(await queuedCount()).toBe(3);
  });

  it('[R44] send to one number again a minute later and not before', async () => {
    const clock = stillClock();
    try {
      const phone = freshPhone();
      for (const [wait, count] of [
        [0, 1],
        [59_999, 1],
        [1, 2],
      ] as const) {
        clock.later(wait);
        await leavePhone(phone);
        expect(await textsTo(phone)).toHaveLength(count);
      }
    } finally {
      clock.letGo();
    }
  });

  it('[R44] count both forms together, but not a sign-up by email alone', async () => {
    const from = visitor();
    for (let n = 0; n < 3; n += 1) expect((await signUp({ phone: freshPhone() }, from)).status).toBe(200);
    expect((await leavePhone(freshPhone(), {}, from)).status).toBe(429);
    expect((await signUp({ phone: freshPhone() }, from)).status).toBe(429);
    expect((await signUp({ email: 'ann@example.test' }, from)).status).toBe(200);
  });

  it.each([
    ['one IPv6 network of 64 bits as one address', (n: number) => `2001:db8:7:7:${(n * 2003).toString(16)}::${n}`, 3],
    ['two of them as two', (n: number) => `2001:db8:8:${n % 2}::${n}`, 6],
  ])('[R44] count %s', async (_, addressOf, sent) => {
    const replies = Array.from({ length: 30 }, (__, n) =>
      leavePhone(freshPhone(), {}, visitor({ ip: addressOf(n + 1) })),
    );
    expect((await statusesOf(replies)).sent).toBe(sent);
    expect(await queuedCount()).toBe(sent);
  });

  it.each([
    ['thirty consecutive numbers', british(30, 1), 6],
    ['thirty consecutive numbers of two blocks', british(30, 1, 7_400_100_985), 12],
    ['ten numbers a hundred apart in one block', british(10, 100, 7_400_101_000), 6],
    ['thirty numbers a thousand apart', british(30, 1_000), 20],
    ['sixty numbers of one country far apart', british(60, 1_000_000), 40],
  ])('[R44] apply to %s, each from its own address', async (_, phones, sent) => {
    const statuses = await statusesOf(phones.map((phone) => leavePhone(phone)));
    expect(statuses).toEqual({ sent, all: [200, 429] });
    expect(await queuedCount()).toBe(sent);
    expect((await leavePhone(freshPhone())).status).toBe(200);
  });

  it.each([
    ['a landline', '+44 20 7183 8750'],
    ['a number with shared cost', '+44 845 464 1234'],
    ['a pager', '+44 7640 123456'],
    ['a personal number', '+44 70 1234 5678'],
    ['a company number', '+44 55 1234 5678'],
    ['a VoIP number', '+44 56 1234 5678'],
    ['a toll-free number', '+1 800 555 0123'],
    ['a premium-rate number', '+44 909 879 0123'],
    ['a satellite phone of Iridium', '+881 612 345678'],
    ['a satellite phone of Inmarsat', '+870 773 111632'],
    ['an international network', '+882 1330 0655'],
    ['an area code that was never given out', '(555) 010-1234'],
    ['a range that was never given out', '+44 7700 900123'],
  ])('[R44] refuse %s at its field', async (_, phone) => {
    const stored = await leavePhone(phone);
    expect([stored.status, stored.refusal.fields]).toEqual([400, { phoneNumber: 'Invalid phone number.' }]);
    expect((await signUp({ phone })).refusal.fields).toEqual({ phone: 'Invalid phone number.' });
    expect(await queuedCount()).toBe(0);
  });
});
