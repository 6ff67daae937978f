import { paths } from '@/lib/domain/shared/paths';
import { productName } from '@/lib/content/shared/product';

/** Titles and descriptions of the four documents. */
export const privacyHead = {
  title: 'Privacy',
  description: 'What we keep about you, why, for how long, who else sees it, and how to have it deleted.',
  path: paths.privacy,
} as const;

export const termsHead = {
  title: 'Terms of use',
  description: `The agreement between you and whoever runs ${productName}, in sentences that can be read.`,
  path: paths.terms,
} as const;

export const cookiesHead = {
  title: 'Cookies',
  description: 'Each cookie this site sets, what it is for and how long it stays. The table comes from the code.',
  path: paths.cookies,
} as const;

export const disclosuresHead = {
  title: 'Disclosures',
  description: 'How results are counted, what they leave out, who is paid for recommending us, what you can lose.',
  path: paths.disclosures,
} as const;
