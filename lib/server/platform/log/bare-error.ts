/**
 * What the log shows of an error. A driver's error contains the statement, its values and the row: keep what helps, drop
 * what is personal.
 */
export function bareError(error: unknown): unknown {
  if (!isErrorLike(error)) return { message: 'not an error', type: typeof error };
  const { name, message, stack, cause, code, constraint, table } = error;
  return {
    type: name ?? 'object',
    message: message.startsWith('Failed query') ? 'Failed query' : message.slice(0, 2000),
    stack: stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12)
      .join('\n'),
    code,
    constraint,
    table,
    ...(cause === undefined ? {} : { cause: bareError(cause) }),
  };
}

type ErrorLike = Pick<Error, 'message' | 'cause'> &
  Partial<Pick<Error, 'name' | 'stack'>> & { code?: unknown; constraint?: unknown; table?: unknown };

/** pg-boss emits copies of errors: plain objects with a message and a stack. */
const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string' &&
  (!('stack' in error) || error.stack === undefined || typeof error.stack === 'string');
