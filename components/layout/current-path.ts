/** A sector's page lies within Research: a section is marked for itself and for what is below it. */
export function markCurrent(route: string, section: string): 'page' | 'true' | undefined {
  if (route === section) return 'page';
  return route.startsWith(`${section}/`) ? 'true' : undefined;
}
