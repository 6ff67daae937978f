/** How long rows are kept, used by the cleanup job and the privacy policy. */
export const retention = {
  /** After a reset link expired. */
  resetLinks: '1 day',
  /** After a confirmation link or broker login expired. */
  emailLinks: '1 day',
  /** After an unsent application was last saved. */
  drafts: '30 days',
  /** After a session expired. */
  sessions: '7 days',
  /** After a rate limit reset. */
  limits: '1 hour',
  /** After an address that was never confirmed was entered for the newsletter or the members' list. */
  unconfirmed: '30 days',
  /** After a message was created, once it is finished. */
  messages: '30 days',
  /** After a number was last submitted, unless it sent STOP. */
  numbers: '400 days',
  /** After a reply to a message was received. */
  replies: '30 days',
  /** After the form with this attribution was submitted. */
  touches: '400 days',
  /** After a payment call: its idempotency key and response. */
  paymentCalls: '7 days',
  /** After a payment event was processed. */
  paymentEvents: '60 days',
  /** After a sign-up: the key of the network it came from. */
  signUpNetworks: '90 days',
  /** After a browser was shown an experiment. */
  exposures: '400 days',
} as const;
