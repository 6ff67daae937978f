import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeStates } from '@/lib/domain/places/places';
import { pool } from '@/lib/server/platform/db/pool';
import { processDuePlaces } from '@/lib/server/places/process-places-job';
import { decidePlace } from '@/lib/server/places/place-decisions';
import { readPlace } from '@/lib/server/places/place-views';
import { claimPlace, fileReport, joinWaitingList, leaveWaitingList, withdrawClaim } from '@/lib/server/places/places';
import { AppError } from '@/lib/server/platform/errors';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { registerMember } from '@/tests/support/database/factories';
import { makePlace } from '@/tests/support/features/places';
import { stillClock } from '@/tests/support/browser/still-clock';

const origin = { ip: '198.51.100.7', requestId: 'a'.repeat(20), userAgent: '' };
const dayMs = 86_400_000;
const members = 4;

let clock: ReturnType<typeof stillClock>;
let restore: () => void;
beforeEach(() => {
  clock = stillClock();
  restore = changeSettings({ rateLimitFactor: 10_000 });
});
afterEach(() => {
  clock.letGo();
  restore();
});

const who = fc.nat(members - 1);
const step = fc.oneof(
  fc.record({ what: fc.constantFrom('claim', 'wait', 'leave', 'withdraw', 'report'), who }),
  fc.record({ what: fc.constantFrom('confirm', 'reject', 'release') }),
  fc.record({ what: fc.constant('days'), days: fc.integer({ min: 1, max: 100 }) }),
);
type Step = { what: string; who?: number; days?: number };

it('[I2] a place stays consistent in random sequences of actions by members, the operator and time', async () => {
  const ids = await Promise.all(Array.from({ length: members }, async () => (await registerMember()).id));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const { id: placeId } = await makePlace();
      let line: string[] = [];
      for (const next of steps) {
        await take(next, placeId, ids);
        line = await expectWhole(placeId, line);
      }
      await leaveAll(placeId, ids);
    }),
    { numRuns: 25 },
  );
});

/** Takes a step, which may be rejected, but only with one of our errors. */
async function take({ what, who: index = 0, days = 0 }: Step, placeId: string, ids: string[]) {
  const act = { placeId, accountId: ids[index] ?? '', origin };
  const does: Record<string, () => Promise<unknown>> = {
    claim: () => claimPlace(act, 'none'),
    wait: () => joinWaitingList(act, 'none'),
    leave: () => leaveWaitingList(act),
    withdraw: () => withdrawClaim(act),
    report: () => fileReport(act, { text: 'Nine of us met in the library on Tuesday.' }),
    confirm: () => decidePlace(placeId, 'confirm', origin),
    reject: () => decidePlace(placeId, 'reject', origin),
    release: () => decidePlace(placeId, 'release', origin),
    days: () => {
      clock.later(days * dayMs);
      return processDuePlaces();
    },
  };
  await does[what]?.().catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    expect(['conflict', 'forbidden']).toContain(error.code);
  });
}

/** Checks the invariants after a step; returns the waiting list. */
async function expectWhole(placeId: string, before: string[]) {
  const { rows: live } = await pool().query<{ account_id: string; confirmed_at: Date | null }>(
    'select account_id, confirmed_at from place_claims where place_id = $1 and ended_at is null',
    [placeId],
  );
  const { rows: waiting } = await pool().query<{ account_id: string; offered_until: Date | null }>(
    'select account_id, offered_until from place_waiting where place_id = $1 order by number',
    [placeId],
  );
  const place = await readPlace(placeId);
  expect(live.length).toBeLessThanOrEqual(1);
  const [leader] = live;
  expect(placeStates.indexOf(place.state)).toBeGreaterThanOrEqual(0);
  if (leader) expect(place.state).toBe(leader.confirmed_at ? 'held' : 'pending');
  else expect(['free', 'lapsed']).toContain(place.state);
  const line = waiting.map(({ account_id: id }) => id);
  expect(line).not.toContain(leader?.account_id);
  // The order does not change: entries are only removed, or added at the end.
  const stayed = before.filter((id) => line.includes(id));
  expect(line.slice(0, stayed.length)).toEqual(stayed);
  // A place without a leader is offered only to the first member on its list, a place with one to no member.
  const offers = waiting.map(({ offered_until: until }) => until !== null);
  expect(offers).toEqual(offers.map((_, index) => !leader && index === 0));
  return line;
}

/** Removes the members, so that they can lead other places in the next run. */
async function leaveAll(placeId: string, ids: string[]) {
  for (const accountId of ids) await leaveWaitingList({ placeId, accountId, origin });
  for (const accountId of ids) await withdrawClaim({ placeId, accountId, origin });
}
