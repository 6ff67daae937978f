import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { cityOf, cityParts } from '@/lib/domain/places/city-parts';
import { db, pool } from '@/lib/server/platform/db/pool';
import { placePageProps } from '@/lib/server/places/page-props/places';
import { readPlaces, seedPlaces } from '@/lib/server/sample-data/places';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { acts, makePlace } from '@/tests/support/features/places';

const boroughs = ['brooklyn-ny', 'queens-ny', 'manhattan-ny', 'the-bronx-ny', 'staten-island-ny'];
const borough = (slug: string) => ({ slug, name: slug, region: 'NY' });
const exists = async (slug: string) =>
  (await pool().query(`select 1 from places where id = $1`, [`cities/${slug}`])).rowCount === 1;

beforeAll(() => seedPlaces(db()));

describe('[I2] a city and its parts', () => {
  it('are one place: the boroughs belong to New York City, and cities beside it to themselves', () => {
    const listed = readPlaces().flatMap(({ kind, slug }) => (kind === 'cities' ? [slug] : []));
    expect(listed).toHaveLength(842);
    for (const slug of [...boroughs, 'jamaica-ny', 'queens-village-ny']) {
      expect(cityOf(slug)).toBe('new-york-city-ny');
      expect(listed).not.toContain(slug);
    }
    for (const slug of ['new-york-city-ny', 'new-rochelle-ny', 'mount-vernon-ny', 'west-new-york-nj', 'manhattan-ks']) {
      expect(cityOf(slug)).toBeUndefined();
      expect(listed).toContain(slug);
    }
    for (const city of Object.keys(cityParts)) expect(listed).toContain(city);
  });

  it('are found and opened as the city', async () => {
    const { answer } = (await visitor().send('GET', '/api/places?kind=cities&q=brooklyn&region=NY')) as {
      answer: { items: { name: string }[] };
    };
    expect(answer.items.map(({ name }) => name)).toEqual(['New York City']);
    const page = await placePageProps('cities')({ params: { slug: 'brooklyn-ny' } });
    expect(page).toMatchObject({ redirect: { destination: '/places/cities/new-york-city-ny', permanent: true } });
  });

  it('of an earlier list: a part without a history goes, one with a leader stays and gets no other', async () => {
    await makePlace(borough('queens-ny'));
    const led = await makePlace(borough('brooklyn-ny'));
    await db().execute(sql`insert into place_events (place_id, at, event) values (${led.id}, now(), 'claimed')`);
    await seedPlaces(db());
    expect([await exists('queens-ny'), await exists('brooklyn-ny')]).toEqual([false, true]);
    const member = acts(await registerMember(), led);
    for (const { status, refusal } of [await member.claim(), await member.wait()])
      expect([status, refusal.message]).toEqual([409, 'This place is part of a larger city. Claim the city instead.']);
  });
});
