import { expect, it } from 'vitest';
import { randomId } from '@/lib/domain/shared/ids';
import { runCoalesced } from '@/lib/server/platform/http/regenerate-pages';
import { pool } from '@/lib/server/platform/db/pool';
import { signAccessToken } from '@/lib/server/accounts/access-token';
import { visitor } from '@/tests/support/api/api';
import { eventually } from '@/tests/support/eventually';
import { acts, makePlace, readPlace } from '@/tests/support/features/places';

/** Signed-in members, inserted into the database: hashing a thousand passwords would take minutes. */
async function signedIn(count: number) {
  const ids = Array.from({ length: count }, () => ({ account: randomId(), session: randomId() }));
  const [accounts, sessions] = [ids.map(({ account }) => account), ids.map(({ session }) => session)];
  await pool().query(
    `insert into accounts (id, kind, email, email_key, password_hash, first_name, last_name, created_at)
     select id, 'user', id || '@example.test', lower(id) || '@example.test', 'x', 'Ann', 'Lee', now() from unnest($1::text[]) id`,
    [accounts],
  );
  await pool().query(
    `insert into sessions (id, account_id, created_at, authenticated_at, expires_at)
     select s, a, now(), now(), now() + interval '1 day' from unnest($1::text[], $2::text[]) as t (s, a)`,
    [sessions, accounts],
  );
  return Promise.all(
    ids.map(async ({ account: accountId, session: sessionId }) => ({
      from: visitor(),
      token: await signAccessToken({ accountId, sessionId }),
    })),
  );
}

it('[I2] a thousand claims for one place at once create one claim, and its owner learns of it', async () => {
  const place = await makePlace();
  const members = await signedIn(1000);
  const replies = await Promise.all(members.map((member) => acts(member, place).claim()));
  const accepted = replies.filter(({ status }) => status === 200).map(({ answer }) => answer);
  expect(accepted.filter(({ claim }) => claim)).toHaveLength(1);
  expect(await readPlace(place)).toMatchObject({ state: 'pending', waiting: accepted.length - 1 });
  // Rejected requests (503) are retried and then join the list.
  const refused = replies.flatMap(({ status }, index) => (status === 200 ? [] : [index]));
  for (const index of refused) expect(replies[index]?.status).toBe(503);
  for (const index of refused.slice(0, 3)) {
    expect(replies[index]?.refusal.message).toMatch(/again/);
    expect((await acts(members[index]!, place).claim()).answer).toMatchObject({ claim: null });
  }
});

it('[I2] the page of a place with many simultaneous changes is regenerated once more after the last', async () => {
  const made: string[] = [];
  const release: (() => void)[] = [];
  const make = () =>
    new Promise<void>((resolve) => {
      made.push('page');
      release.push(resolve);
    });
  const first = runCoalesced('/places/x', make);
  const others = Array.from({ length: 50 }, () => runCoalesced('/places/x', make));
  release[0]?.();
  await first;
  await eventually(() => expect(made.length).toBe(2));
  release[1]?.();
  await Promise.all(others);
  expect(made).toHaveLength(2);
  const later = runCoalesced('/places/x', make);
  release[2]?.();
  await later;
  expect(made).toHaveLength(3);
});
