/** Where a request comes from, for rate limits, the audit trail and logs. */
export type Origin = {
  ip: string;
  requestId: string;
  userAgent: string;
  /** Set if one of our own pages makes the request for all visitors, so that its result is shared. */
  isOwnPage?: true;
};
