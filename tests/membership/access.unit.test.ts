import { describe, expect, it } from 'vitest';
import { accessTo, type Audience, type Viewer } from '@/lib/domain/membership/access';
import { noAccess, subscriptionStatuses, type SubscriptionAccess } from '@/lib/domain/membership/membership';

const at = new Date('2026-11-21T12:00:00Z');
const days = (count: number) => new Date(at.getTime() + count * 86_400_000);
const audience = (visibility: Audience['visibility'], tier: Audience['tier'] = null): Audience => ({
  visibility,
  tier,
});
const paying = (over: Partial<SubscriptionAccess> = {}): Viewer => ({
  subscription: {
    tier: 'member',
    status: 'active',
    periodEnd: days(10),
    cancelsAtPeriodEnd: false,
    pastDueSince: null,
    ...over,
  },
  grants: [],
});

const audiences = [audience('public'), audience('members'), audience('paid'), audience('tier', 'cofounder')];

describe('[D1] who may read what', () => {
  it.each<[string, Viewer, boolean[]]>([
    ['an anonymous visitor', null, [true, false, false, false]],
    ['a free account', noAccess, [true, true, false, false]],
    ['a paying member', paying(), [true, true, true, false]],
    ['a cofounding customer', paying({ tier: 'cofounder' }), [true, true, true, true]],
    ['a member who has left', paying({ status: 'canceled' }), [true, true, false, false]],
  ])('%s', (_, viewer, opens) => {
    expect(audiences.map((one) => accessTo(one, viewer, at).isOpen)).toEqual(opens);
  });

  it('[E2] in each of the eight states of a subscription, before the end of its period and after it', () => {
    const table = subscriptionStatuses.map((status) => {
      const pastDueSince = status === 'past_due' ? days(-1) : null;
      const access = paying({ status, pastDueSince, cancelsAtPeriodEnd: true });
      return [status, ...[at, days(11)].map((when) => accessTo(audience('paid'), access, when).isOpen)];
    });
    expect(table).toEqual([
      ['incomplete', false, false],
      ['incomplete_expired', false, false],
      ['trialing', true, false],
      ['active', true, false],
      ['past_due', true, false],
      ['unpaid', false, false],
      ['paused', false, false],
      ['canceled', false, false],
    ]);
  });

  it('is open until the gift’s last moment, and not after it', () => {
    const grant = { tier: 'member', kind: 'gift', startsAt: days(-5), endsAt: days(5) } as const;
    const viewer = { subscription: null, grants: [grant] };
    expect(accessTo(audience('paid'), viewer, at)).toEqual({
      isOpen: true,
      reason: 'gift',
      until: days(5),
      opensBy: null,
    });
    expect(accessTo(audience('paid'), viewer, days(5)).isOpen).toBe(false);
  });

  it('says what would give access', () => {
    const opener = (of: Audience, viewer: Viewer) => {
      const { reason, opensBy } = accessTo(of, viewer, at);
      return [reason, opensBy];
    };
    expect(opener(audience('members'), null)).toEqual(['signed_out', 'account']);
    expect(opener(audience('paid'), null)).toEqual(['signed_out', 'plan']);
    expect(opener(audience('paid'), noAccess)).toEqual(['none', 'plan']);
    expect(opener(audience('paid'), paying({ status: 'unpaid' }))).toEqual(['unpaid', 'payment']);
    expect(opener(audience('paid'), paying({ status: 'incomplete' }))).toEqual(['incomplete', 'payment']);
    expect(opener(audience('paid'), paying({ status: 'canceled' }))).toEqual(['ended', 'plan']);
    expect(opener(audience('tier', 'cofounder'), paying())).toEqual(['other_tier', 'tier']);
  });

  it('keeps a tier post without a tier closed to all readers', () => {
    expect(accessTo(audience('tier'), paying({ tier: 'cofounder' }), at).isOpen).toBe(false);
  });
});
