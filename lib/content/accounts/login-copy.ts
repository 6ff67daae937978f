import { productName } from '@/lib/content/shared/product';

/**
 * Copy of the login page, for visitors who press the button before our scripts have loaded. It has the same form as the
 * modal.
 */
export const loginCopy = {
  title: 'Log in',
  description: `Log in to your account at ${productName}, as a member or as an investor.`,
  lead: 'Welcome back. Enter your email and password.',
} as const;
