/**
 * Timeouts of a connection in milliseconds. A visitor gets a response within five seconds even if the database hangs:
 * waiting for a connection and then for a query takes less than that.
 */
export const limits = {
  /** For getting a connection, pooled or new. */
  connect: 2_000,
  /** For getting a row lock that another transaction holds. */
  lock: 2_300,
  statement: 2_700,
  idleInTransaction: 10_000,
  /** The client's own timeout, in case the server does not respond and so cannot cancel the statement itself. */
  answer: 2_900,
  /** How long closing a connection may take until the server has confirmed it. */
  closing: 1_000,
} as const;

export const POOL_SIZE = 10;
