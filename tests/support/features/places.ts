import { placesContract } from '@/lib/contracts/places/places';
import type { NameDisplay } from '@/lib/domain/shared/name-displays';
import { placeDecisionsContract, type placeDecisions } from '@/lib/contracts/places/place-decisions';
import { db } from '@/lib/server/platform/db/pool';
import { places } from '@/lib/server/platform/db/schema/places';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import type { Member } from '@/tests/support/database/factories';

let made = 0;

/** Inserts a city that can be claimed. */
export async function makePlace(changes: Partial<typeof places.$inferInsert> = {}) {
  made += 1;
  const kind = changes.kind ?? 'cities';
  const slug = changes.slug ?? `town-${made}-tx`;
  const place = {
    id: `${kind}/${slug}`, kind, slug, name: `Town ${made}`, region: 'TX', country: 'US', lat: 31, lon: -100,
    population: 50_000, rank: 100_000 + made, words: `town ${made} tx texas`, ...changes,
  }; // prettier-ignore
  await db().insert(places).values(place);
  return { id: place.id, params: { kind, slug } };
}

export type Place = Awaited<ReturnType<typeof makePlace>>;

/** A member's calls about a place. */
export const acts = ({ from, token: bearer }: Pick<Member, 'from' | 'token'>, { params }: Place) => ({
  claim: (display: NameDisplay = 'none') => from.ask(placesContract.claim, { params, bearer, body: { display } }),
  withdraw: () => from.ask(placesContract.withdraw, { params, bearer }),
  renew: () => from.ask(placesContract.renew, { params, bearer }),
  wait: (display: NameDisplay = 'none') => from.ask(placesContract.wait, { params, bearer, body: { display } }),
  leave: () => from.ask(placesContract.leave, { params, bearer }),
  report: (text = 'Nine of us met in the library on Tuesday.', meetsOn?: string) =>
    from.ask(placesContract.report, { params, bearer, body: { text, ...(meetsOn ? { meetsOn } : {}) } }),
  memberStatus: async () => (await from.ask(placesContract.memberStatus, { params, bearer })).answer,
});

export const readPlace = async ({ params }: Place) => (await visitor().ask(placesContract.read, { params })).answer;

export const decide = ({ params }: Place, decision: (typeof placeDecisions)[number]) =>
  visitor().ask(placeDecisionsContract.decide, {
    body: { ...params, decision },
    bearer: settings().opsToken,
  });
