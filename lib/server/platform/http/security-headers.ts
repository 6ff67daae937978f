export type HeaderSituation = {
  https: boolean;
  dev: boolean;
  isPrivatePage?: boolean;
  /** On the page that opens Plaid Link: the address of the API that it calls. */
  plaid?: string | undefined;
  /** On the pages that open Stripe's form. */
  stripe?: boolean | undefined;
  /** Hashes of the style elements that pages may create. */
  styles?: readonly string[];
  /** Hash of the one inline script of the pages. */
  startScript?: string | undefined;
};

/**
 * The headers of every response: pages, API, files, 404 and 500 alike. `dev` allows the development server's own
 * scripts.
 */
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
    // A reset link's URL is a secret: no page it leads to may see it.
    'Referrer-Policy': isPrivatePage ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Apple Pay and Google Pay open from Stripe's frame.
    'Permissions-Policy': `accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(${stripe ? 'self "https://js.stripe.com"' : 'self'}), usb=()`,
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** As Stripe's security guide requires: its script loads more scripts from subdomains. */
const stripeScripts = 'https://js.stripe.com https://*.js.stripe.com';

/** Paths whose URL contains a secret. */
export const isPrivatePath = (path: string) =>
  /^\/((investor\/)?reset-password|confirm-signup|account\/(confirm|cancel)-email)\/|^\/account\/(tradier|bank)-/.test(
    path,
  );

type Policy = Omit<HeaderSituation, 'isPrivatePage'> & { styles: readonly string[] };

function contentSecurityPolicy({ https, dev, plaid, stripe, styles, startScript }: Policy) {
  const script = dev ? "'self' 'unsafe-eval' 'unsafe-inline'" : ["'self'", startScript].filter(Boolean).join(' ');
  return [
    "default-src 'self'",
    `script-src ${script}${plaid ? ' https://cdn.plaid.com/link/v2/stable/link-initialize.js' : ''}${stripe ? ` ${stripeScripts}` : ''}`,
    // React writes style attributes (a bar's width); style elements are limited to ours. A hash would disable
    // 'unsafe-inline'.
    `style-src ${["'self'", ...(dev ? ["'unsafe-inline'"] : styles)].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}${plaid ? ` ${plaid}` : ''}${stripe ? ' https://api.stripe.com' : ''}`,
    ...(plaid ? ['frame-src https://cdn.plaid.com'] : []),
    ...(stripe ? [`frame-src ${stripeScripts} https://hooks.stripe.com`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "manifest-src 'self'",
    ...(https ? ['upgrade-insecure-requests'] : []),
    'report-to default',
  ].join('; ');
}
