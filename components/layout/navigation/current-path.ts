/** A sector's page lies within Research: a section is marked for itself, for what is below it and for what else it holds. */
export function markCurrent(
  route: string,
  section: string,
  holds: readonly string[] = [],
): 'page' | 'true' | undefined {
  if (route === section) return 'page';
  return [section, ...holds].some((path) => route === path || route.startsWith(`${path}/`)) ? 'true' : undefined;
}
