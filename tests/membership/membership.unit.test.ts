import { describe, expect, it } from 'vitest';
import {
  graceEnd,
  membershipOf,
  includesTier,
  subscriptionStatuses,
  type Grant,
  type SubscriptionAccess,
} from '@/lib/domain/membership/membership';

const end = new Date('2026-06-15T00:00:00Z');
const days = (count: number) => new Date(end.getTime() + count * 86_400_000);
const access = (over: Partial<SubscriptionAccess>) => ({
  subscription: {
    tier: 'member' as const,
    status: 'active' as const,
    periodEnd: end,
    cancelsAtPeriodEnd: false,
    pastDueSince: null,
    ...over,
  },
  grants: [],
});

const opens = (over: Partial<SubscriptionAccess>, at: Date) => membershipOf(access(over), at).tier !== null;

describe('[E2] what each status gives access to', () => {
  it.each([
    ['trialing', true, true],
    ['active', true, true],
    ['past_due', true, false],
    ['incomplete', false, false],
    ['incomplete_expired', false, false],
    ['unpaid', false, false],
    ['paused', false, false],
    ['canceled', false, false],
  ] as const)(
    '%s: %s before the end of the period, %s eight days after it was first refused',
    (status, before, after) => {
      const pastDueSince = status === 'past_due' ? end : null;
      expect(opens({ status, pastDueSince }, days(-1))).toBe(before);
      // A renewal extends an active period.
      const renewed = status === 'active' || status === 'trialing' ? days(30) : end;
      expect(opens({ status, pastDueSince, periodEnd: renewed }, days(8))).toBe(after);
    },
  );

  it('covers all eight statuses', () => {
    expect(subscriptionStatuses).toHaveLength(8);
  });

  it.each(['active', 'trialing'] as const)('%s and canceled runs to the very end and no further', (status) => {
    expect(opens({ status, cancelsAtPeriodEnd: true }, new Date(end.getTime() - 1))).toBe(true);
    expect(opens({ status, cancelsAtPeriodEnd: true }, end)).toBe(false);
  });

  it('waits two days for the result of a renewal, then ends access', () => {
    expect(opens({}, days(1))).toBe(true);
    expect(opens({}, days(2))).toBe(false);
  });

  it('gives a declined card seven days, and says until when', () => {
    const refused = access({ status: 'past_due', pastDueSince: end });
    expect(membershipOf(refused, days(6))).toEqual({ tier: 'member', until: graceEnd(end), reason: 'grace' });
    expect(membershipOf(refused, days(7))).toEqual({ tier: null, until: null, reason: 'unpaid' });
  });
});

describe('[D7] granted access', () => {
  const grant = (over: Partial<Grant> = {}): Grant => ({
    tier: 'member',
    kind: 'gift',
    startsAt: days(-10),
    endsAt: days(10),
    ...over,
  });

  it('lasts from its first moment until before its last', () => {
    const has = { subscription: null, grants: [grant()] };
    expect(membershipOf(has, days(-11)).tier).toBeNull();
    expect(membershipOf(has, days(-10)).tier).toBe('member');
    expect(membershipOf(has, days(10)).tier).toBeNull();
  });

  it('lasts until the end of the longest of several, in whatever order', () => {
    const [short, long] = [grant({ endsAt: days(5) }), grant({ kind: 'complimentary', endsAt: days(30) })];
    for (const grants of [
      [short, long],
      [long, short],
    ])
      expect(membershipOf({ subscription: null, grants }, days(0))).toEqual({
        ...{ tier: 'member', until: days(30), reason: 'complimentary' },
      });
  });

  it('never reduces what is paid for', () => {
    const has = { ...access({ tier: 'cofounder' }), grants: [grant()] };
    expect(membershipOf(has, days(-1))).toMatchObject({ tier: 'cofounder', reason: 'active' });
    const ended = { ...access({ status: 'canceled' }), grants: [grant({ kind: 'complimentary' })] };
    expect(membershipOf(ended, days(1))).toMatchObject({ tier: 'member', reason: 'complimentary' });
  });
});

it('[E2] lets a cofounding customer see what members see, and not the other way round', () => {
  expect(includesTier('cofounder', 'member')).toBe(true);
  expect(includesTier('member', 'cofounder')).toBe(false);
});
