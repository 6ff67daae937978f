import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { db, pool } from '@/lib/server/platform/db/pool';
import { placeClaims } from '@/lib/server/platform/db/schema/places';
import { registerMember, auditOf, mailsTo } from '@/tests/support/database/factories';
import { acts, decide, makePlace, readPlace } from '@/tests/support/features/places';

const crowd = (count: number) => Promise.all(Array.from({ length: count }, () => registerMember()));

describe('claiming a place', () => {
  it('[I2] has one winner of twenty simultaneous claims, and puts the other nineteen on the waiting list in order', async () => {
    const place = await makePlace();
    const members = await crowd(20);
    const answers = await Promise.all(members.map(async (member) => (await acts(member, place).claim()).answer));
    expect(answers.filter(({ claim }) => claim?.state === 'pending')).toHaveLength(1);
    const positions = answers.flatMap(({ waiting }) => (waiting ? [waiting.position] : []));
    expect(positions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 19 }, (_, index) => index + 1));
    expect(await readPlace(place)).toMatchObject({ state: 'pending', waiting: 19, leader: null });
    // In the order in which the database processed the claims, according to the audit trail.
    const { rows } = await pool().query<{ subject: string }>(
      `select subject from audit_events where event = 'place_claimed' and detail ->> 'place' = $1 order by id`,
      [place.id],
    );
    const line = await Promise.all(
      members.map(async (member) => ({ id: member.id, ...(await acts(member, place).memberStatus()).waiting })),
    );
    const inLine = line.filter(({ position }) => position).toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
    expect(inLine.map(({ id }) => id)).toEqual(rows.map(({ subject }) => subject).slice(1));
  });

  it('[I2] a second claim of one place is refused by the database itself', async () => {
    const place = await makePlace();
    const [first, second] = await crowd(2);
    const row = { placeId: place.id, display: 'none' as const, claimedAt: new Date(), dueAt: new Date() };
    await db()
      .insert(placeClaims)
      .values({ ...row, id: 'one', accountId: first!.id });
    await expect(
      db()
        .insert(placeClaims)
        .values({ ...row, id: 'two', accountId: second!.id }),
    ).rejects.toMatchObject({ cause: { code: '23505', constraint: 'place_claims_one_leader' } });
    await db().delete(placeClaims).where(eq(placeClaims.id, 'one'));
  });

  it('[I2] changes nothing when repeated, and sends one mail', async () => {
    const place = await makePlace();
    const member = await registerMember();
    const { claim } = acts(member, place);
    const [one, two] = await Promise.all([claim(), claim()]);
    expect(two.answer).toEqual(one.answer);
    expect((await mailsTo(member.email)).filter(({ template }) => template === 'place-claimed')).toHaveLength(1);
    expect((await auditOf(member.id)).map(({ event }) => event)).toContain('place_claimed');
  });

  it('[I2] allows no one to lead more than two places, not even with five requests at once', async () => {
    const member = await registerMember();
    const five = await Promise.all(Array.from({ length: 5 }, () => makePlace()));
    const statuses = await Promise.all(five.map(async (place) => (await acts(member, place).claim()).status));
    expect(statuses.toSorted()).toEqual([200, 200, 409, 409, 409]);
  });

  it('[I2] confirms, names the leader only as they chose, and makes the place free again after a withdrawal', async () => {
    const place = await makePlace();
    const [leader, next] = await crowd(2);
    await acts(leader!, place).claim('initials');
    await acts(next!, place).claim('first-name');
    expect((await decide(place, 'confirm')).answer).toEqual({ state: 'held' });
    expect(await readPlace(place)).toMatchObject({ state: 'held', leader: { name: 'A. L.' }, waiting: 1 });
    expect((await decide(place, 'confirm')).status).toBe(409);

    // Lapsed again, and the next member is first in line: the leader who withdrew could only join the waiting list.
    expect((await acts(leader!, place).withdraw()).answer).toMatchObject({ claim: null, isOpen: false });
    expect(await readPlace(place)).toMatchObject({ state: 'lapsed', leader: null, waiting: 1 });
    expect((await acts(next!, place).memberStatus()).waiting).toMatchObject({ position: 1 });
    expect((await mailsTo(next!.email)).map(({ template }) => template)).toContain('place-offered');
    // While offered, only this member can claim it.
    expect((await acts(next!, place).memberStatus()).isOpen).toBe(true);
    const third = await registerMember();
    expect((await acts(third, place).memberStatus()).isOpen).toBe(false);
    expect((await acts(third, place).claim()).answer).toMatchObject({ claim: null, waiting: { position: 2 } });
    expect((await acts(next!, place).claim('none')).answer).toMatchObject({
      claim: { state: 'pending' },
      waiting: null,
    });
    expect((await decide(place, 'reject')).answer).toEqual({ state: 'free' });
    expect((await mailsTo(next!.email)).map(({ template }) => template)).toContain('place-ended');
    expect((await acts(third, place).memberStatus()).waiting?.offeredUntil).not.toBeNull();
    await acts(third, place).leave();
    expect(await readPlace(place)).toMatchObject({ state: 'free', waiting: 0, offeredUntil: null });
  });

  it('[R57] acknowledges only what is stored: the history is complete', async () => {
    const place = await makePlace();
    const member = await registerMember();
    await acts(member, place).claim();
    await decide(place, 'confirm');
    await acts(member, place).report();
    await acts(member, place).withdraw();
    expect((await readPlace(place)).events.map(({ event }) => event)).toEqual([
      'withdrawn', 'reported', 'confirmed', 'claimed',
    ]); // prettier-ignore
    await expect(pool().query('update place_events set event = event')).rejects.toMatchObject({ code: '42501' });
  });

  it('limits the waiting lists of a member to five', async () => {
    const [leader, ...leaders] = await crowd(3);
    const six = await Promise.all(Array.from({ length: 6 }, () => makePlace()));
    const heads = [leader!, ...leaders];
    for (const [index, place] of six.entries()) await acts(heads[index % 3]!, place).claim();
    const member = await registerMember();
    const statuses: number[] = [];
    for (const place of six) statuses.push((await acts(member, place).wait()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
  });
});

describe('invalid requests', () => {
  it('are refused with a sentence: reports by others, links in reports, early renewals, waiting lists of free places', async () => {
    const place = await makePlace();
    const [leader, other] = await crowd(2);
    expect((await acts(other!, place).wait()).refusal.message).toContain('claim it now');
    await acts(leader!, place).claim();
    expect((await acts(leader!, place).report()).refusal.message).toContain('not confirmed');
    await decide(place, 'confirm');
    expect((await acts(other!, place).report()).status).toBe(403);
    expect((await acts(leader!, place).wait()).status).toBe(409);
    expect((await acts(leader!, place).renew()).refusal.message).toContain('last 60 days');
    for (const text of [
      'short',
      'Please look at https://example.test for all of it',
      'Write to us at ann@example.test',
    ])
      expect((await acts(leader!, place).report(text)).refusal.fields).toHaveProperty('text');
    expect((await acts(leader!, place).report()).status).toBe(200);
  });

  it('[I3] allow a meeting only for a future day', async () => {
    const place = await makePlace();
    const [leader] = await crowd(1);
    await acts(leader!, place).claim();
    await decide(place, 'confirm');
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    for (const day of [inDays(-3), inDays(400), '2027-02-30', 'soon']) {
      const { status, refusal } = await acts(leader!, place).report('We meet in the library, all are welcome.', day);
      expect([status, Object.keys(refusal.fields ?? {})], day).toEqual([400, ['meetsOn']]);
    }
    await acts(leader!, place).report('We meet in the library, all are welcome.', inDays(9));
    await acts(leader!, place).report();
    const { reports } = await readPlace(place);
    expect(reports.map(({ meetsOn }) => meetsOn)).toEqual([null, inDays(9)]);
  });

  it('need a member, and an existing place', async () => {
    const place = await makePlace();
    const investor = await registerMember({ kind: 'investor' });
    expect((await acts(investor, place).claim()).status).toBe(403);
    const member = await registerMember();
    for (const params of [
      { kind: 'cities', slug: 'nowhere-zz' },
      { kind: 'planets', slug: 'mars' },
    ]) {
      const nowhere = { ...place, params } as never;
      expect((await acts(member, nowhere).claim()).status).toBe(404);
      expect((await acts(member, nowhere).withdraw()).status).toBe(404);
    }
    expect((await acts(member, place).claim('their full name' as never)).refusal.fields).toHaveProperty('display');
  });
});
