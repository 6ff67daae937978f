/** What the build inlines: the browser knows these four settings and no other. */
const fallbackName = 'The ROI';

export const productName = process.env.NEXT_PUBLIC_PRODUCT_NAME?.trim() || fallbackName;

/** A build is made for one mode; demo shows the banner and the style guide. */
export const isDemo = process.env.NEXT_PUBLIC_MODE !== 'live';

/** Events leave the browser only when the setting is exactly `true` (section 9). */
export const isSendingEvents = process.env.NEXT_PUBLIC_SEND_EVENTS === 'true';

/** Where a visitor is asked before anything recognises their browser: everywhere, where European time is kept, nowhere. */
export const consentRule = process.env.NEXT_PUBLIC_CONSENT_REQUIRED || 'eu';

/**
 * Where the site is found, for canonical addresses and social pictures. Not inlined: the server reads the setting
 * when it renders, so that one build serves at any address; the browser reads what the server wrote.
 */
export const siteUrl =
  typeof window === 'undefined' ? (process.env.SITE_URL ?? '').trim().replace(/\/+$/, '') : addressInHead();

function addressInHead() {
  const written = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return written ? new URL(written).origin : '';
}
