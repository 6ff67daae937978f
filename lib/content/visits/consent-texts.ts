import { productName } from '@/lib/content/shared/product';

/** The consent text for the newsletter, shown at each of its forms. See `consents.ts`. */
export const newsletterConsent = `By subscribing, you ask ${productName} to email you its newsletter. We’ll send a confirmation link, and nothing else until you confirm. Unsubscribe anytime with one click.`;

/** The consent text for the weekly report by email, shown at each of its forms. */
export const weeklyReportConsent = `By subscribing, you ask ${productName} to email you its weekly report and corrections to it. We’ll send a confirmation link, and nothing else until you confirm. Unsubscribe anytime with one click.`;
