import type { Site } from './letter';

/** Explains why a form led to this mail: anyone can enter any address. */
export const typedAddress = ({ siteUrl }: Site) =>
  `Somebody typed this address into a form of ${new URL(siteUrl).host}. Was it not you? Then there is nothing to do: ` +
  'this is one mail, and no list. Nobody reads answers to this address.';
