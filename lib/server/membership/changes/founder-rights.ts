type Subscribed = { createdAt: Date; periodStart: Date | null };
type Lock = { lockedAt: Date; lostAt: Date | null };

/**
 * Whether an account can join or leave the cofounder's discount. It can join unless it has lost the discount. It can
 * leave while no charge was discounted, which means that it joined after the subscription and the current period began.
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

/** Stripe's times are whole seconds, so a period that began in the second of the change must not count as earlier. */
const wholeSecond = (date: Date) => Math.floor(date.getTime() / 1000) * 1000;
