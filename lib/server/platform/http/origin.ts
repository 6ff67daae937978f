/** Where a request comes from, for limits, the audit trail and logs. */
export type Origin = { ip: string; requestId: string; userAgent: string };
