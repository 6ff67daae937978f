/**
 * The parts of an error that may be logged. A database driver's error contains the statement, its values and the row,
 * so only fields without personal data are kept.
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

/** Whether a value has the shape of an error. pg-boss emits plain objects with a message and a stack. */
const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof error === 'object' &&
  error !== null &&
  'message' in error &&
  typeof error.message === 'string' &&
  (!('stack' in error) || error.stack === undefined || typeof error.stack === 'string');
