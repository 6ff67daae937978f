/** The API is at the site's own address: with an external API the site forwards its calls. */
export function apiAddress() {
  return typeof window === 'undefined' ? undefined : window.location.origin;
}
