/** How long rows are kept after they have had their time: the clean-up deletes by this, the privacy notice says it. */
export const retention = {
  /** After a reset link has run out. */
  resetLinks: '1 day',
  /** After a link to prove an address, or a journey to a broker's login page, has run out. */
  emailLinks: '1 day',
  /** After an application was last saved, when it was not sent. */
  drafts: '30 days',
  /** After a session has run out. */
  sessions: '7 days',
  /** After a limit has started anew. */
  limits: '1 hour',
  /** After somebody typed an address for the newsletter or the member-only list and nobody confirmed it. */
  unconfirmed: '30 days',
  /** After a message was written, once it is finished with. */
  messages: '30 days',
  /** After a number was last left, unless it has said STOP. */
  numbers: '400 days',
  /** After a reply to a message was heard. */
  replies: '30 days',
  /** After somebody left a form: how they came. */
  touches: '400 days',
  /** After a payment call was made: a repeat is known so long, and what was answered. */
  paymentCalls: '7 days',
  /** After an event about a payment was heard and worked on. */
  paymentEvents: '60 days',
  /** After a browser was shown its half of a comparison. */
  exposures: '400 days',
} as const;
