import { claims } from '@/lib/content/claims';
import { overdueClaims } from '@/lib/content/claims-review';
import { now } from '@/lib/server/clock';
import { StartFault } from '@/lib/server/db/start-fault';

/** Refuses to build pages that state something nobody has looked at for too long. */
export function refuseOverdueClaims() {
  const overdue = overdueNow();
  if (overdue.length > 0)
    throw new StartFault(`${overdue.join('\n')}\nLook at it, then set its reviewBy in lib/content/claims.ts.`);
}

/** A demo that somebody tries years later still starts: it says what is overdue and goes on. */
export function warnOfOverdueClaims() {
  for (const line of overdueNow()) console.warn(line);
}

const overdueNow = () => overdueClaims(claims, now().toISOString().slice(0, 10));
