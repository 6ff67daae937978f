export type HeaderSituation = {
  https: boolean;
  dev: boolean;
  isPrivatePage?: boolean;
  /** On the page that opens Plaid's own window: the address of the API that it talks to. */
  plaid?: string | undefined;
  /** On the pages that open Stripe's own form. */
  stripe?: boolean | undefined;
  /** Hashes of the style elements that pages may make. */
  styles?: readonly string[];
  /** Hash of the one script that stands in the pages themselves. */
  startScript?: string | undefined;
};

/** The headers of every answer: pages, API, files, 404 and 500 alike. `dev` lets the development server's own scripts run. */
export function securityHeaders({
  https,
  dev,
  isPrivatePage = false,
  plaid,
  stripe,
  styles = [],
  startScript,
}: HeaderSituation): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy({ https, dev, plaid, stripe, styles, startScript }),
    'Reporting-Endpoints': 'default="/api/reports"',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // A reset link is a secret in the address: no page it leads to may learn it.
    'Referrer-Policy': isPrivatePage ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(self), usb=()',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Paths whose address is itself a secret. */
export const isPrivatePath = (path: string) =>
  /^\/((investor\/)?reset-password|confirm-signup|account\/confirm-email)\/|^\/account\/(tradier|bank)-/.test(path);

type Policy = Omit<HeaderSituation, 'isPrivatePage'> & { styles: readonly string[] };

function contentSecurityPolicy({ https, dev, plaid, stripe, styles, startScript }: Policy) {
  const script = dev ? "'self' 'unsafe-eval' 'unsafe-inline'" : ["'self'", startScript].filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    `script-src ${script}${plaid ? ' https://cdn.plaid.com/link/v2/stable/link-initialize.js' : ''}${stripe ? ' https://js.stripe.com' : ''}`,
    // React writes style attributes (a bar's width); style elements stay ours.
    // A hash would switch 'unsafe-inline' off.
    `style-src ${["'self'", ...(dev ? ["'unsafe-inline'"] : styles)].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}${plaid ? ` ${plaid}` : ''}${stripe ? ' https://api.stripe.com' : ''}`,
    ...(plaid ? ['frame-src https://cdn.plaid.com'] : []),
    ...(stripe ? ['frame-src https://js.stripe.com https://hooks.stripe.com'] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "manifest-src 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
    'report-to default',
  ].join('; ');
}
