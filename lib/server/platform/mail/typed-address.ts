import type { Site } from './mail-template';

/** Explains that the address was entered in a form, which anyone can do for any address. */
export const typedAddress = ({ siteUrl }: Site) =>
  `This email address was entered in a form on ${new URL(siteUrl).host}. If this wasn’t you, ignore this email. ` +
  'You won’t receive further emails. Replies to this address aren’t monitored.';
