import { paths } from './paths';

/**
 * Third-party scripts by page. A document keeps the content security policy that it was loaded with, even after
 * client-side navigation.
 */
const providers = {
  [paths.checkout]: 'stripe',
  [paths.billing]: 'stripe',
  [paths.bank]: 'plaid',
  [paths.bankReturn]: 'plaid',
} as const;

export type PagePolicy = (typeof providers)[keyof typeof providers];

/** Pages with their own content security policy. */
export const pagesWithPolicy = Object.keys(providers) as (keyof typeof providers)[];

/** The provider whose script a page allows; undefined for other pages. */
export function policyOf(path: string): PagePolicy | undefined {
  const known = pagesWithPolicy.find((one) => one === path);
  return known && providers[known];
}

/** Whether a link must load a new document: pages with their own policy, and responses that are not pages. */
export function isLoadedWhole(href: string) {
  const path = href.split(/[?#]/, 1)[0]?.replace(/(?<=.)\/$/, '') ?? '';
  return policyOf(path) !== undefined || path.startsWith('/api/');
}
