/** How long rows are kept after they have had their time: the clean-up deletes by this, the privacy notice says it. */
export const retention = {
  /** After a reset link has run out. */
  resetLinks: '1 day',
  /** After a session has run out. */
  sessions: '7 days',
  /** After a limit has started anew. */
  limits: '1 hour',
  /** After somebody typed an address for the newsletter and nobody confirmed it. */
  unconfirmed: '30 days',
  /** After a message was written, once it is finished with. */
  messages: '30 days',
} as const;
