/** Where a request comes from, for limits, the audit trail and logs. */
export type Origin = {
  ip: string;
  requestId: string;
  userAgent: string;
  /** A page that we render calls for itself, not for one visitor: its result is shared. */
  isOwnPage?: true;
};
