/** Paths of cities and schools, in a separate file so that the other pages do not load them. */
export const placePaths = {
  cities: '/places/cities',
  schools: '/places/schools',
  place: (kind: 'cities' | 'schools', slug: string) => `/places/${kind}/${encodeURIComponent(slug)}`,
} as const;
