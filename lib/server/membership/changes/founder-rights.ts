type Subscribed = { createdAt: Date; periodStart: Date | null };
type Lock = { lockedAt: Date; lostAt: Date | null };

/**
 * What an account may do with the cofounder's discount. It can be joined unless it was lost, and left again as long as
 * no charge was discounted: it was joined after the subscription began, and after the current period was paid.
 */
export function founderRights({ createdAt, periodStart }: Subscribed, lock: Lock | undefined) {
  const joinedAt = lock && !lock.lostAt ? wholeSecond(lock.lockedAt) : undefined;
  const canLeave =
    joinedAt !== undefined &&
    periodStart !== null &&
    joinedAt > wholeSecond(createdAt) &&
    joinedAt > periodStart.getTime();
  return { canJoin: !lock?.lostAt, canLeave };
}

/** Stripe's times are whole seconds: a period that began with the switch is not older than it. */
const wholeSecond = (date: Date) => Math.floor(date.getTime() / 1000) * 1000;
