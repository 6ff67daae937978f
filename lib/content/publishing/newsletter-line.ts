import { productName } from '@/lib/content/shared/product';

/** What whoever presses the button agrees to; it stands at every form of the newsletter. See `consents.ts`. */
export const newsletterConsent = `By pressing the button you ask ${productName} for its newsletter. You get one mail with a link; nothing else is sent until you confirm there, and every issue has a link that ends it with one click.`;

/** The newsletter's form in one line, at the foot of every page. */
export const newsletterLine = {
  label: 'Newsletter: your email',
  submit: 'Subscribe',
  promise: newsletterConsent,
} as const;
