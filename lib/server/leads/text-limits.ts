import { networkOf } from '@/lib/server/platform/http/network';
import type { Origin } from '@/lib/server/platform/http/origin';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import type { Phone } from './phones';

/**
 * Takes a point for a message to a number before the number is looked up. A number that sent STOP counts like any
 * other, so that the response does not reveal it. Throws 429 if the network, number range or country is over its limit.
 */
export const enforceTextLimits = ({ phone, country }: Phone, origin: Origin) =>
  enforceLimits(
    [
      { limit: 'textsByNetwork', key: networkOf(origin.ip) },
      // Numbers are allocated in consecutive blocks, and toll fraud uses a block whose owner gets paid.
      { limit: 'textsByThousand', key: phone.slice(0, -3) },
      { limit: 'textsByHundredThousand', key: phone.slice(0, -5) },
      { limit: 'textsByCountry', key: country },
      { limit: 'textsByCountryDaily', key: country },
    ],
    origin,
  );
