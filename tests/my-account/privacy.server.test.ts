import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { privacyContract } from '@/lib/contracts/my-account/privacy';
import { randomId } from '@/lib/domain/shared/ids';
import { db } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { touches } from '@/lib/server/platform/db/schema/attribution';
import { experimentExposures } from '@/lib/server/platform/db/schema/experiments';
import { analyticsEvents } from '@/lib/server/platform/db/schema/operation';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';

const at = '2026-03-01T10:00:00.000Z';
const touch = { at, path: '/', utm: { utm_source: 'letter' } };
let ownIds: { uniqueId: string; sessionId: string };
let other: typeof ownIds;

const event = (of: typeof ownIds) => ({
  ...of,
  at: new Date(at),
  name: 'page_view',
  path: '/investor',
  referrer: null,
  utm: null,
});
const read = (body: object, bearer?: string) =>
  visitor().ask(privacyContract.ownData, { body, ...(bearer ? { bearer } : {}) });
const remove = (body: object, bearer?: string) =>
  visitor().ask(privacyContract.deleteOwnData, { body, ...(bearer ? { bearer } : {}) });

beforeEach(async () => {
  await db().delete(analyticsEvents);
  await db().delete(experimentExposures);
  [ownIds, other] = [0, 1].map(() => ({ uniqueId: randomId(), sessionId: randomId() })) as [
    typeof ownIds,
    typeof ownIds,
  ];
  await db()
    .insert(analyticsEvents)
    .values([event(ownIds), event(ownIds), event(other)]);
});

describe('[J9] stored data', () => {
  it('is what is stored under this browser’s ids and no others', async () => {
    const { answer } = await read(ownIds);
    expect(answer).toEqual({
      events: Array.from({ length: 2 }, () => ({
        at,
        name: 'page_view',
        path: '/investor',
        referrer: null,
        utm: null,
      })),
      total: 2,
      touches: [],
      research: null,
    });
    expect((await read({ sessionId: ownIds.sessionId })).answer.total).toBe(0);
    expect((await read({})).answer.total).toBe(0);
  });

  it('is found by the session when a browser keeps no cookie', async () => {
    const sessionId = randomId();
    await db()
      .insert(analyticsEvents)
      .values({ ...event(ownIds), uniqueId: null, sessionId });
    expect((await read({ sessionId })).answer.total).toBe(1);
  });

  it('is deleted for good, and nothing else is', async () => {
    expect((await remove(ownIds)).answer).toEqual({ deleted: 2 });
    expect((await read(ownIds)).answer).toMatchObject({ events: [], total: 0 });
    expect(await db().select().from(analyticsEvents)).toMatchObject([other]);
    expect((await remove(ownIds)).answer).toEqual({ deleted: 0 });
  });

  it('shows members their attribution, and deletes that as well', async () => {
    const form = { uniqueId: ownIds.uniqueId, attribution: { first: touch, last: touch } };
    const [member, stranger] = [
      await registerMember({ form }),
      await registerMember({ form: { attribution: form.attribution } }),
    ];
    const { touches: shown } = (await read({}, member.token)).answer;
    expect(shown).toEqual(['first', 'last'].map((place) => ({ place, ...touch, referrer: null, referredBy: null })));
    // Two page views, the sign-up with the same unique id, and two touches.
    expect((await remove(ownIds, member.token)).answer).toEqual({ deleted: 5 });
    expect((await read(ownIds, member.token)).answer).toMatchObject({ events: [], total: 0, touches: [] });
    expect((await db().select().from(accounts).where(eq(accounts.id, member.id)))[0]?.uniqueId).toBeNull();
    expect(await db().$count(touches, eq(touches.subjectId, stranger.id))).toBe(2);
  });

  it('includes what an A/B test stored under the id, and deletes it', async () => {
    const seen = { experiment: 'greeting', variant: 'changed' as const, at: new Date('2026-03-02T10:00:00Z') };
    await db()
      .insert(experimentExposures)
      .values([ownIds, other].map(({ uniqueId }) => ({ ...seen, uniqueId })));
    const { answer } = await read(ownIds);
    expect(answer.total).toBe(3);
    expect(answer.events[0]).toMatchObject({ name: 'comparison', path: 'greeting', at: seen.at.toISOString() });
    expect((await remove(ownIds)).answer).toEqual({ deleted: 3 });
    expect(await db().select().from(experimentExposures)).toMatchObject([{ uniqueId: other.uniqueId }]);
  });

  it.each<object>([{ uniqueId: "' or 1=1 --" }, { uniqueId: '%' }, { sessionId: ['a'.repeat(20)] }])(
    'is asked for by a number and nothing else: %j',
    async (body) => {
      expect((await read(body)).status).toBe(400);
      expect((await remove(body)).status).toBe(400);
      expect(await db().$count(analyticsEvents)).toBe(3);
    },
  );
});
