import type { AlertName } from '@/lib/domain/platform/operator-alerts';

/** The HTTP status of each error code. This is the only such table. */
export const statusOf = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  reauthentication_required: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  unprocessable: 422,
  too_many_requests: 429,
  internal: 500,
  upstream: 502,
  unavailable: 503,
  not_configured: 503,
  upstream_timeout: 504,
  no_space: 507,
} as const;

export type ErrorCode = keyof typeof statusOf;

export type ErrorDetails = {
  fields?: Record<string, string>;
  retryAfterS?: number;
  allow?: string;
  cause?: unknown;
  /** The alert to raise if a job gets this error. */
  alert?: Alert | undefined;
};

/** An operator alert: its name, and what it is about, such as an error code; never a person. */
export type Alert = { name: AlertName; about: string };

/** The only error that our code throws for expected failures: a code, a message for users, and the cause. */
export class AppError extends Error {
  override name = 'AppError';
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterS: number | undefined;
  readonly allow: string | undefined;
  readonly alert: Alert | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    details: ErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.fields = details.fields;
    this.retryAfterS = details.retryAfterS;
    this.allow = details.allow;
    this.alert = details.alert;
  }
}
