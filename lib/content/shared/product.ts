/** The build inlines these settings; the browser has no others. */
const fallbackName = 'The ROI';

export const productName = process.env.NEXT_PUBLIC_PRODUCT_NAME?.trim() || fallbackName;

/** A build is made for one mode; demo shows the banner and the style guide. */
export const isDemo = process.env.NEXT_PUBLIC_MODE !== 'live';

/** Events leave the browser only when the setting is exactly `true` (section 9). */
export const isSendingEvents = process.env.NEXT_PUBLIC_SEND_EVENTS === 'true';

/** Where visitors must consent before their browser is recognized: everywhere, in European time zones, or nowhere. */
export const consentRule = process.env.NEXT_PUBLIC_CONSENT_REQUIRED || 'eu';

/** Our profiles on the four networks of section 2. */
export const profileUrls = {
  facebook: process.env.NEXT_PUBLIC_FACEBOOK_URL,
  twitter: process.env.NEXT_PUBLIC_TWITTER_URL,
  linkedin: process.env.NEXT_PUBLIC_LINKEDIN_URL,
  instagram: process.env.NEXT_PUBLIC_INSTAGRAM_URL,
};

/**
 * The site's address, for canonical URLs and social images. Not inlined, so that one build can serve any address: the
 * server reads the setting and the browser reads the rendered page.
 */
export const siteUrl =
  typeof window === 'undefined' ? (process.env.SITE_URL ?? '').trim().replace(/\/+$/, '') : addressInHead();

/** Every page references its picture, hidden pages too; relative when the server has no configured address. */
function addressInHead() {
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '';
  return picture.startsWith('http') ? new URL(picture).origin : '';
}
