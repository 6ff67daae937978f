import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/server/platform/db/pool';
import { touches } from '@/lib/server/platform/db/schema/attribution';
import { kinds, registerMember } from '@/tests/support/database/factories';

const at = '2026-03-01T10:00:00.000Z';

describe.each(kinds)('[I4] the sign-up of a %s', (kind) => {
  it('stores the first and the last touch with the account', async () => {
    const first = { at, path: '/', referrer: 'news.example', utm: { utm_source: 'letter' }, referredBy: 'ann' };
    const last = { at, path: '/investor', utm: { utm_campaign: 'spring' } };
    const { id } = await registerMember({ kind, form: { attribution: { first, last } } });
    const rows = await db().select().from(touches).orderBy(asc(touches.place));
    expect(rows.filter((row) => row.subjectId === id)).toEqual([
      { subjectKind: 'account', subjectId: id, place: 'first', ...first, at: new Date(at) },
      {
        subjectKind: 'account',
        subjectId: id,
        place: 'last',
        ...last,
        at: new Date(at),
        referrer: null,
        referredBy: null,
      },
    ]);
  });

  it.each([undefined, 'x', { first: {} }])('succeeds with %j as attribution', async (attribution) => {
    const { id } = await registerMember({ kind, form: { attribution } });
    expect((await db().select().from(touches)).filter((row) => row.subjectId === id)).toEqual([]);
  });
});
