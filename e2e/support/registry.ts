import axios from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { placeDecisionsContract, type placeDecisions } from '@/lib/contracts/places/place-decisions';
import { placesContract } from '@/lib/contracts/places/places';
import { placePaths } from '@/lib/domain/places/place-paths';
import type { Member } from './accounts';
import { opsToken } from './site-settings';

export type Place = { kind: 'cities'; slug: string; name: string; region: string; path: string };

const http = (site: string, token?: string) =>
  axios.create({ baseURL: site, headers: token ? { Authorization: `Bearer ${token}` } : {} });

/** An unclaimed city. A test that changes one uses its own number, because tests run in parallel. */
export async function freeCity(site: string, number: number): Promise<Place> {
  const query = { kind: 'cities', state: 'free', cursor: String(100 + number * 10), limit: 1 } as const;
  const { items } = await createClient(placesContract, http(site)).list({ query });
  const [place] = items;
  if (!place) throw new Error('No city is free.');
  const { slug, name, region } = place;
  return { kind: 'cities', slug, name, region, path: placePaths.place('cities', slug) };
}

/** Claims a place for a member through the API. */
export async function claimPlaceFor(site: string, { kind, slug }: Place, { token }: Member) {
  return createClient(placesContract, http(site, token)).claim({
    params: { kind, slug },
    body: { display: 'first-name' },
  });
}

export async function decide(site: string, { kind, slug }: Place, decision: (typeof placeDecisions)[number]) {
  await createClient(placeDecisionsContract, http(site, opsToken)).decide({ body: { kind, slug, decision } });
}

/** Claims a city for a member and confirms the member as its leader. */
export async function cityLedBy(site: string, number: number, leader: Member) {
  const city = await freeCity(site, number);
  await claimPlaceFor(site, city, leader);
  await decide(site, city, 'confirm');
  return city;
}
