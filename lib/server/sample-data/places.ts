import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { searchWords } from '@/lib/domain/places/places';
import { cityParts, partsOf } from '@/lib/domain/places/city-parts';
import { usStates, type UsState } from '@/lib/domain/shared/us-states';
import type { Database } from '@/lib/server/platform/db/pool';

const list = join(process.cwd(), 'lib/server/sample-data/places/places.tsv');

/**
 * Loads cities and schools, in every mode: they are reference data, not a sample. Unchanged rows are not written, so a
 * later start writes nothing. Places that are no longer listed stay, because they may have an owner.
 */
export async function seedPlaces(db: Database) {
  await db.execute(sql`
    insert into places as known (id, kind, slug, name, town, region, country, lat, lon, population, rank, words)
    select kind || '/' || slug, kind, slug, name, town, region, 'US', lat, lon, population, rank, words
    from jsonb_to_recordset(${JSON.stringify(readPlaces())}::jsonb) as listed(
      kind text, slug text, name text, town text, region text, lat float8, lon float8, population int, rank int, words text)
    on conflict (id) do update set
      name = excluded.name, town = excluded.town, region = excluded.region, lat = excluded.lat, lon = excluded.lon,
      population = excluded.population, rank = excluded.rank, words = excluded.words
    where (known.name, known.town, known.region, known.lat, known.lon, known.population, known.rank, known.words)
      is distinct from
      (excluded.name, excluded.town, excluded.region, excluded.lat, excluded.lon, excluded.population, excluded.rank, excluded.words)`);
  await removeUnclaimedParts(db);
}

/**
 * Deletes parts of cities that earlier lists had. Places that were ever claimed or had a waitlist stay, with their
 * history.
 */
async function removeUnclaimedParts(db: Database) {
  const parts = Object.values<readonly string[]>(cityParts).flatMap((slugs) => slugs.map((slug) => `cities/${slug}`));
  await db.execute(sql`
    delete from places where id = any(${sql.param(parts)}::text[])
      and not exists (select from place_events where place_id = places.id)
      and not exists (select from place_waiting where place_id = places.id)`);
}

/** The rows of the list with their rank: cities by size, schools by name. */
export function readPlaces() {
  const rows = readFileSync(list, 'utf8').trimEnd().split('\n').map(toPlace);
  const cities = rows.filter(({ kind }) => kind === 'cities');
  const schools = rows.filter(({ kind }) => kind === 'schools').toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return [cities, schools].flatMap((kind) => kind.map((place, index) => ({ ...place, rank: index + 1 })));
}

function toPlace(line: string) {
  const [kind = '', slug = '', name = '', town = '', region = '', lat, lon, population] = line.split('\t');
  return {
    kind,
    slug,
    name,
    town: town === '' ? null : town,
    region,
    lat: Number(lat),
    lon: Number(lon),
    population: population ? Number(population) : null,
    words: searchWords(`${name} ${town} ${region} ${usStates[region as UsState]} ${partsOf(slug).join(' ')}`).join(' '),
  };
}
