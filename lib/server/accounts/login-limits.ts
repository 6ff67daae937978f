import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { db } from '@/lib/server/platform/db/pool';
import { networkOf } from '@/lib/server/platform/http/network';
import type { Origin } from '@/lib/server/platform/http/origin';
import { refundPoints } from '@/lib/server/platform/limits/limits-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';

/**
 * Consumes a login attempt before the password is checked, so that parallel guesses cannot exceed the limit. Attempts
 * are counted per network, per address and network, and per address. While an address is under attack from many
 * networks, each network gets fewer attempts, but a new network can still log in with the correct password.
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
    /** Refunds this attempt after a correct password. Earlier failed attempts still count. */
    returnIt: () => refundPoints(db(), taken),
  };
}
