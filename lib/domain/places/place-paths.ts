/** Paths of cities and schools. Separate from the others, so that the rest of the site does not load them. */
export const placePaths = {
  cities: '/places/cities',
  schools: '/places/schools',
  place: (kind: 'cities' | 'schools', slug: string) => `/places/${kind}/${encodeURIComponent(slug)}`,
} as const;
