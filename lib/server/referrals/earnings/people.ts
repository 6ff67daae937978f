import type { Person } from '@/lib/contracts/referrals/earnings';
import { initialsOf } from '@/lib/domain/referrals/initials';
import { db } from '@/lib/server/platform/db/pool';
import { makeCursor, readCursor } from '@/lib/server/platform/http/cursor';
import { listPeople } from './people-repository';

const perPage = 20;

/** A page of the people whom the caller referred. */
export async function readPeople(accountId: string, cursor: string | undefined) {
  const list = `referred people ${accountId}`;
  const [at, id] = readCursor(list, cursor) ?? [];
  const after = at === undefined || id === undefined ? undefined : { at: new Date(at), id };
  const found = await listPeople(db(), accountId, { after, limit: perPage + 1 });
  const shown = found.slice(0, perPage);
  const last = shown.at(-1);
  const items: Person[] = shown.map(({ firstName, lastName, at: joined, by, payments, referred, earnedCents }) => ({
    ...{ name: initialsOf(firstName, lastName), joinedAt: new Date(joined).toISOString(), by },
    ...{ payments, referred, earnedCents },
  }));
  return {
    items,
    nextCursor: found.length > perPage && last ? makeCursor(list, [new Date(last.at).toISOString(), last.id]) : null,
  };
}
