import { hashOf } from '../crypto';
import { db } from '../db/pool';
import { networkOf } from '../network';
import type { Origin } from '../origin';
import { returnPoints } from '../repositories/limits';
import { enforceLimits } from './limits';

/**
 * Takes one try at signing in, before the password is looked at, so that parallel guesses cannot overtake the count.
 * Counted per network, per address and network, and per address: an address under attack from many networks leaves
 * each of them fewer tries, but is never closed to somebody who comes anew with the right password.
 */
export async function takeLoginChance(account: string, origin: Origin) {
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
    /** The password was right: this try does not count against anybody; earlier failures still do. */
    returnIt: () => returnPoints(db(), taken),
  };
}
