import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deletionPhrase } from '@/lib/domain/accounts/deletion-phrase';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { placeRules } from '@/lib/domain/places/places';
import { now } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { processDuePlaces } from '@/lib/server/places/process-places-job';
import { schedules } from '@/lib/server/app/jobs/schedule';
import { visitor } from '@/tests/support/api/api';
import { logIn, mailsTo, registerMember, type Member } from '@/tests/support/database/factories';
import { acts, decide, makePlace, readPlace, type Place } from '@/tests/support/features/places';
import { stillClock } from '@/tests/support/browser/still-clock';

const dayMs = 86_400_000;
let clock: ReturnType<typeof stillClock>;
let place: Place;
let leader: Member;

beforeEach(async () => {
  clock = stillClock();
  place = await makePlace();
  leader = await registerMember();
  await acts(leader, place).claim();
});
afterEach(() => clock.letGo());

const mails = async ({ email }: Member) => (await mailsTo(email)).map(({ template }) => template);
const days = async (count: number) => {
  clock.later(count * dayMs);
  await processDuePlaces();
};
/** Signs in again, because sessions expire long before terms do. */
const again = async (member: Member) => acts({ ...member, token: (await logIn(member)).token }, place);

describe('[I3] the deadlines of places', () => {
  it('are checked by a job every hour', () => {
    expect(schedules).toContainEqual({ name: 'process-places', cron: '41 * * * *', work: processDuePlaces });
  });

  it('confirm an undecided claim on its due day and not before', async () => {
    clock.later(placeRules.decisionDays * dayMs - 1);
    await processDuePlaces();
    expect((await readPlace(place)).state).toBe('pending');
    clock.later(1);
    await processDuePlaces();
    expect((await readPlace(place)).state).toBe('held');
    expect(await mails(leader)).toContain('place-confirmed');
  });

  it('cause a warning fourteen days before, and a lapse after ninety days without a report', async () => {
    await decide(place, 'confirm');
    await days(placeRules.silenceDays - placeRules.warningDays - 1);
    expect(await mails(leader)).not.toContain('place-warning');
    await days(1);
    await processDuePlaces();
    expect((await mails(leader)).filter((name) => name === 'place-warning')).toHaveLength(1);
    await days(placeRules.warningDays - 1);
    expect((await readPlace(place)).state).toBe('held');
    await days(1);
    expect(await readPlace(place)).toMatchObject({ state: 'lapsed', leader: null });
    expect((await mails(leader)).filter((name) => name === 'place-ended')).toHaveLength(1);
  });

  it('count the ninety days from the last report', async () => {
    await decide(place, 'confirm');
    await days(80);
    await (await again(leader)).report();
    await days(89);
    expect((await readPlace(place)).state).toBe('held');
    await days(1);
    expect((await readPlace(place)).state).toBe('lapsed');
  });

  it('cause another warning when the place falls silent again after a report', async () => {
    await decide(place, 'confirm');
    for (const warnings of [1, 2]) {
      await days(placeRules.silenceDays - placeRules.warningDays);
      expect((await mails(leader)).filter((name) => name === 'place-warning')).toHaveLength(warnings);
      await (await again(leader)).report();
    }
  });

  it('allow a renewal from sixty days before the end of a term on', async () => {
    await decide(place, 'confirm');
    const end = Date.parse((await readPlace(place)).leader?.termEndsAt ?? '');
    clock.later(end - 60 * dayMs - 1 - now().getTime());
    expect((await (await again(leader)).renew()).status).toBe(409);
    clock.later(1);
    expect((await (await again(leader)).renew()).status).toBe(200);
  });

  it('leave an offer as it is when another member leaves the waiting list', async () => {
    const [first, second] = [await registerMember(), await registerMember()];
    for (const member of [first, second]) await acts(member, place).wait();
    await acts(leader, place).withdraw();
    const { offeredUntil } = await readPlace(place);
    clock.later(60_000);
    await acts(second, place).leave();
    expect(await readPlace(place)).toMatchObject({ waiting: 1, offeredUntil });
  });

  it('end a term that was not renewed, with or without reports, and continue a renewed one', async () => {
    await decide(place, 'confirm');
    const term = (await readPlace(place)).leader?.termEndsAt;
    for (let month = 0; month < 5; month += 1) {
      await days(62);
      await (await again(leader)).report();
    }
    expect((await (await again(leader)).renew()).status).toBe(200);
    const renewed = (await readPlace(place)).leader?.termEndsAt ?? '';
    expect(renewed.slice(0, 4)).toBe(String(Number(term?.slice(0, 4)) + 1));
    for (let month = 0; month < 6; month += 1) {
      await days(60);
      if ((await readPlace(place)).state === 'held') await (await again(leader)).report();
    }
    await days(62);
    expect((await readPlace(place)).state).toBe('lapsed');
  });

  it('skip an offer to a deleted account: the next in line is offered it at once', async () => {
    const [first, second] = [await registerMember(), await registerMember()];
    for (const member of [first, second]) await acts(member, place).wait();
    await acts(leader, place).withdraw();
    expect(await mails(first)).toContain('place-offered');
    const deletion = { bearer: first.token, body: { password: first.password, confirmation: deletionPhrase } };
    expect((await visitor().ask(myAccountContract.remove, deletion)).status).toBe(200);
    expect(await mails(second)).toContain('place-offered');
    expect((await acts(second, place).claim()).answer.claim?.state).toBe('pending');
  });

  it('skip an offer to a closed account, which gets no new ones', async () => {
    const [first, closed, last] = [await registerMember(), await registerMember(), await registerMember()];
    for (const member of [first, closed, last]) await acts(member, place).wait();
    await acts(leader, place).withdraw();
    await pool().query('update accounts set disabled_at = now() where id = any($1)', [[first.id, closed.id]]);
    await processDuePlaces();
    expect(await mails(closed)).not.toContain('place-offered');
    expect(await mails(last)).toContain('place-offered');
    expect((await acts(last, place).claim()).answer.claim?.state).toBe('pending');
  });

  it('offer a lapsed place to each on the list in turn, and then to everyone', async () => {
    const waiting = [await registerMember(), await registerMember()];
    for (const member of waiting) await acts(member, place).wait();
    await decide(place, 'confirm');
    await days(placeRules.silenceDays - placeRules.warningDays);
    await days(placeRules.warningDays);
    expect((await readPlace(place)).offeredUntil).not.toBeNull();
    expect(await mails(waiting[0]!)).toContain('place-offered');
    expect(await mails(waiting[1]!)).not.toContain('place-offered');
    await days(placeRules.offerDays);
    expect(await mails(waiting[1]!)).toContain('place-offered');
    expect(await readPlace(place)).toMatchObject({ waiting: 1 });
    await days(placeRules.offerDays);
    expect(await readPlace(place)).toMatchObject({ state: 'lapsed', waiting: 0, offeredUntil: null });
    const other = await registerMember();
    expect((await acts(other, place).claim()).answer.claim?.state).toBe('pending');
  });

  it('release the place of a deleted account, without a mail to it', async () => {
    await pool().query('update accounts set disabled_at = now() where id = $1', [leader.id]);
    await days(placeRules.decisionDays);
    expect((await readPlace(place)).state).toBe('free');
    expect(await mails(leader)).not.toContain('place-ended');
  });

  it('may be checked twice at once', async () => {
    clock.later(placeRules.decisionDays * dayMs);
    await Promise.all([processDuePlaces(), processDuePlaces(), processDuePlaces()]);
    const { events } = await readPlace(place);
    expect(events.map(({ event }) => event)).toEqual(['confirmed', 'claimed']);
  });
});
