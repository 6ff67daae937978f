/**
 * Parts of a city that the data source lists as separate places. They cannot be claimed, because the city and its parts
 * would have two leaders for the same people; their names lead to the city.
 */
export const cityParts = {
  'new-york-city-ny': [
    'brooklyn-ny',
    'queens-ny',
    'manhattan-ny',
    'the-bronx-ny',
    'staten-island-ny',
    'jamaica-ny',
    'east-flatbush-ny',
    'washington-heights-ny',
    'astoria-ny',
    'borough-park-ny',
    'sheepshead-bay-ny',
    'east-harlem-ny',
    'elmhurst-ny',
    'bushwick-ny',
    'gravesend-ny',
    'corona-ny',
    'richmond-hill-ny',
    'fordham-ny',
    'flatbush-ny',
    'canarsie-ny',
    'kings-bridge-ny',
    'brownsville-ny',
    'forest-hills-ny',
    'jackson-heights-ny',
    'bayside-ny',
    'parkchester-ny',
    'flatlands-ny',
    'bensonhurst-ny',
    'coney-island-ny',
    'cypress-hills-ny',
    'ozone-park-ny',
    'briarwood-ny',
    'wakefield-ny',
    'queens-village-ny',
    'mott-haven-ny',
  ],
  'albany-ny': ['west-albany-ny'],
  'chattanooga-tn': ['east-chattanooga-tn'],
  'chicopee-ma': ['north-chicopee-ma'],
  'coon-rapids-mn': ['west-coon-rapids-mn'],
  'framingham-ma': ['framingham-center-ma'],
  'gulfport-ms': ['west-gulfport-ms'],
  'hampton-va': ['east-hampton-va'],
  'independence-mo': ['east-independence-mo'],
  'la-crosse-wi': ['north-la-crosse-wi'],
  'lynchburg-va': ['west-lynchburg-va'],
  'metairie-la': ['metairie-terrace-la'],
  'miami-gardens-fl': ['carol-city-fl'],
  'milford-ct': ['city-of-milford-balance-ct'],
  'minnetonka-mn': ['minnetonka-mills-mn'],
  'norwalk-ct': ['east-norwalk-ct'],
  'peabody-ma': ['south-peabody-ma'],
  'pensacola-fl': ['east-pensacola-heights-fl'],
  'peoria-il': ['north-peoria-il'],
  'portsmouth-va': ['portsmouth-heights-va'],
  'stamford-ct': ['north-stamford-ct'],
  'suffolk-va': ['south-suffolk-va'],
  'vineland-nj': ['south-vineland-nj'],
} as const satisfies Record<string, readonly string[]>;

const cities = new Map<string, string>(
  Object.entries(cityParts).flatMap(([city, parts]) => parts.map((part) => [part, city] as const)),
);

/** The city that a place is part of, if any. */
export const cityOf = (slug: string): string | undefined => cities.get(slug);

/** Slugs of a city's parts. */
export const partsOf = (city: string): readonly string[] =>
  Object.entries<readonly string[]>(cityParts).find(([slug]) => slug === city)?.[1] ?? [];
