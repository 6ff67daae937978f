/** How long anything may take on a connection of the site, in milliseconds. */
export const limits = {
  connect: 3_000,
  statement: 5_000,
  idleInTransaction: 10_000,
  /** The client's own patience, for a server that went silent and cannot end the statement itself. */
  answer: 8_000,
  /** For a server to let go of a connection that was ended. */
  goodbye: 1_000,
} as const;

export const POOL_SIZE = 10;
