import type { Site } from './mail-template';

/** Explains why a form led to this mail: anyone can enter any address. */
export const typedAddress = ({ siteUrl }: Site) =>
  `This email address was entered in a form on ${new URL(siteUrl).host}. If this wasn’t you, ignore this email. ` +
  'You won’t receive further emails. Replies to this address aren’t monitored.';
