/** How long expired rows are kept: used by the clean-up and the privacy policy. */
export const retention = {
  /** After a reset link has expired. */
  resetLinks: '1 day',
  /** After a confirmation link, or a broker login, has expired. */
  emailLinks: '1 day',
  /** After an application was last saved, when it was not sent. */
  drafts: '30 days',
  /** After a session has expired. */
  sessions: '7 days',
  /** After a limit has reset. */
  limits: '1 hour',
  /** After an unconfirmed address for the newsletter or member-only list was entered. */
  unconfirmed: '30 days',
  /** After a message was written, once it is finished. */
  messages: '30 days',
  /** After a number was last submitted, unless it has sent STOP. */
  numbers: '400 days',
  /** After a reply to a message was received. */
  replies: '30 days',
  /** After a form was submitted: its attribution. */
  touches: '400 days',
  /** After a payment call: how long its idempotency key and response are stored. */
  paymentCalls: '7 days',
  /** After an event about a payment was processed. */
  paymentEvents: '60 days',
  /** After a sign-up: the key of its network. */
  signUpNetworks: '90 days',
  /** After a browser was exposed to an experiment. */
  exposures: '400 days',
} as const;
