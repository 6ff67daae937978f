/** Fallback for the product's name. The build inlines the settings below; the browser has no others. */
const fallbackName = 'The ROI';

export const productName = process.env.NEXT_PUBLIC_PRODUCT_NAME?.trim() || fallbackName;

/** Each build is for one mode. Demo mode shows the banner and the style guide. */
export const isDemo = process.env.NEXT_PUBLIC_MODE !== 'live';

/** Analytics events are sent only if the setting is exactly `true` (section 9). */
export const isSendingEvents = process.env.NEXT_PUBLIC_SEND_EVENTS === 'true';

/** Where consent is required before a browser may be recognized: everywhere, in European time zones, or nowhere. */
export const consentRule = process.env.NEXT_PUBLIC_CONSENT_REQUIRED || 'eu';

/** URLs of our profiles on the four networks of section 2. */
export const profileUrls = {
  facebook: process.env.NEXT_PUBLIC_FACEBOOK_URL,
  twitter: process.env.NEXT_PUBLIC_TWITTER_URL,
  linkedin: process.env.NEXT_PUBLIC_LINKEDIN_URL,
  instagram: process.env.NEXT_PUBLIC_INSTAGRAM_URL,
};

/**
 * The site's URL, for canonical URLs and share images. Not inlined, so that one build can serve any address: the server
 * reads the setting, and the browser reads the rendered page.
 */
export const siteUrl =
  typeof window === 'undefined' ? (process.env.SITE_URL ?? '').trim().replace(/\/+$/, '') : addressInHead();

/** The origin in the page's share image URL, which every page has. Empty if the server has no configured URL. */
function addressInHead() {
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '';
  return picture.startsWith('http') ? new URL(picture).origin : '';
}
