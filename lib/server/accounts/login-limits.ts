import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { db } from '@/lib/server/platform/db/pool';
import { networkOf } from '@/lib/server/platform/http/network';
import type { Origin } from '@/lib/server/platform/http/origin';
import { refundPoints } from '@/lib/server/platform/limits/limits-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';

/**
 * Consumes one login attempt before the password is checked, so that parallel guesses cannot exceed the count. Counted
 * per network, per address and network, and per address: an address under attack from many networks leaves each of them
 * fewer attempts, but a new network can always log in with the right password.
 */
export async function consumeLoginAttempt(account: string, origin: Origin) {
  const network = networkOf(origin.ip);
  const who = hashOf(account).slice(0, 22);
  const pair = `${who}:${network}`;
  const taken = await enforceLimits(
    [
      { limit: 'loginByIp', key: network },
      { limit: 'loginByAccountAndNetwork', key: pair },
      { limit: 'loginFailuresOfAccount', key: who, isGauge: true },
      { limit: 'loginOfHotAccount', key: pair },
    ],
    origin,
  );
  return {
    /** The password was right: this attempt is returned; earlier failures still count. */
    returnIt: () => refundPoints(db(), taken),
  };
}
