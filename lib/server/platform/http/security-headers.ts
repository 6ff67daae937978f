export type HeaderSituation = {
  https: boolean;
  dev: boolean;
  isPrivatePage?: boolean;
  /** On the page that opens Plaid Link, the base URL of the API that it calls. */
  plaid?: string | undefined;
  /** Whether the page opens Stripe's payment form. */
  stripe?: boolean | undefined;
  /** Hashes of the style elements that pages may create. */
  styles?: readonly string[];
  /** Hash of the one inline script of every page. */
  startScript?: string | undefined;
};

/**
 * Security headers of every response: pages, API, files and errors alike. `dev` allows the development server's own
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
    // The URL of a reset link is a secret that no linked page may see.
    'Referrer-Policy': isPrivatePage ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Apple Pay and Google Pay open from Stripe's frame.
    'Permissions-Policy': `accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(${stripe ? 'self "https://js.stripe.com"' : 'self'}), usb=()`,
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** Stripe's security guide requires the subdomains too, from which its script loads further scripts. */
const stripeScripts = 'https://js.stripe.com https://*.js.stripe.com';

/** Whether a page's URL contains a secret. */
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
    // React writes style attributes, such as a bar's width, so those are allowed below. Style elements are limited to
    // ours; in development, 'unsafe-inline' replaces the hashes, which would disable it.
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
