import { paths } from '@/lib/domain/shared/paths';
import { productName } from '@/lib/content/shared/product';

/** Titles and descriptions of the four documents. */
export const privacyHead = {
  title: 'Privacy policy',
  description: 'What we collect, how we use it, who we share it with, how long we keep it and how to delete it.',
  path: paths.privacy,
} as const;

export const termsHead = {
  title: 'Terms of use',
  description: `The agreement between you and the operator of ${productName}: accounts, payments, acceptable use and liability.`,
  path: paths.terms,
} as const;

export const cookiesHead = {
  title: 'Cookie policy',
  description: 'Every cookie this site sets, what it is for, how long it lasts and how to opt out.',
  path: paths.cookies,
} as const;

export const disclosuresHead = {
  title: 'Disclosures',
  description: 'How results are calculated, what they leave out, who is paid to recommend us and what you can lose.',
  path: paths.disclosures,
} as const;
