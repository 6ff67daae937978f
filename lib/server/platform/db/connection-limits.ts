/**
 * Time limits of a connection, in milliseconds. A visitor gets a response within five seconds even when the database
 * hangs: waiting for a connection plus waiting for its response stays below that.
 */
export const limits = {
  /** To get a connection, pooled or new. */
  connect: 2_000,
  /** To get a row lock that another transaction holds. */
  lock: 2_300,
  statement: 2_700,
  idleInTransaction: 10_000,
  /** The client's own timeout, for a server that went silent and cannot end the statement itself. */
  answer: 2_900,
  /** For a server to confirm that a connection was closed. */
  closing: 1_000,
} as const;

export const POOL_SIZE = 10;
