import type { Site } from './letter';

/** Why somebody gets a mail about a form: an address can be typed by anybody. */
export const typedAddress = ({ siteUrl }: Site) =>
  `Somebody typed this address into a form of ${new URL(siteUrl).host}. Was it not you? Then there is nothing to do: ` +
  'this is one mail, and no list. Nobody reads answers to this address.';
