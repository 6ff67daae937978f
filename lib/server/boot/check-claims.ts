import { claims } from '@/lib/content/marketing/claims';
import { overdueClaims } from '@/lib/content/marketing/claims-review';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { StartupError } from '@/lib/server/platform/db/startup-error';

/** Fails the build if the review of a claim on a page is overdue. */
export function assertNoOverdueClaims() {
  const overdue = overdueNow();
  if (overdue.length > 0)
    throw new StartupError(
      `${overdue.join('\n')}\nReview it, then update its reviewBy in lib/content/marketing/claims.ts.`,
    );
}

/** Warns instead of failing, so that a demo still starts years later. */
export function warnOfOverdueClaims() {
  for (const line of overdueNow()) console.warn(line);
}

const overdueNow = () => overdueClaims(claims, utcDay(now()));
