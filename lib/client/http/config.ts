/**
 * Base URL of the API: the site's own origin, since the site forwards calls to an external API. Undefined on the
 * server.
 */
export function apiAddress() {
  return typeof window === 'undefined' ? undefined : window.location.origin;
}
