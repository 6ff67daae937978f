/**
 * A failure of the database itself rather than of a statement: 'away' if it is unreachable or overloaded, 'full' if it
 * cannot be written to.
 */
export type DatabaseFailure = 'away' | 'full';

/** Classifies a thrown value as a database failure, for which the response is 503 ('away') or 507 ('full'). */
export function databaseFailureOf(thrown: unknown): DatabaseFailure | undefined {
  for (const error of chainOf(thrown)) {
    const fault = bySqlState(codeOf(error)) ?? bySystemCode(error) ?? byMessage(error.message);
    if (fault) return fault;
  }
  return undefined;
}

/** The SQLSTATE of a Postgres error anywhere in the chain of causes. */
export function sqlStateOf(thrown: unknown): string | undefined {
  return chainOf(thrown)
    .map(codeOf)
    .find((code) => code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !/^E[A-Z]{4}$/.test(code));
}

/** The message of Postgres if its own files are damaged or missing; undefined for any other failure. */
export function damageOf(thrown: unknown): string | undefined {
  return chainOf(thrown).find((error) => /^(XX00[012]|58P01)$/.test(codeOf(error) ?? ''))?.message;
}

const states: Record<string, DatabaseFailure> = {
  '25006': 'full', // read-only: our own server is running out of space, or an external one is a standby
  '25P03': 'away', // idle in transaction for too long
  '40001': 'away', // serialization conflict, after all retries
  '40P01': 'away',
  '53100': 'full', // disk full
  '53200': 'away',
  '53300': 'away', // too many connections
  '53400': 'away',
  '55P03': 'away', // lock not available
  '57014': 'away', // statement timeout
  '57P01': 'away', // shut down by the operator
  '57P02': 'away', // crash of another backend
  '57P03': 'away', // starting up
  '57P05': 'away',
  '58030': 'full', // input/output error
};

function bySqlState(code: string | undefined): DatabaseFailure | undefined {
  if (code === undefined) return undefined;
  return states[code] ?? (/^08[0-9A-Z]{3}$/.test(code) ? 'away' : undefined);
}

function bySystemCode(error: Error): DatabaseFailure | undefined {
  const code = codeOf(error);
  // A socket that no longer exists, or one whose backlog is full because the server hangs. Other missing files do not
  // count.
  if (code === 'ENOENT' || code === 'EAGAIN')
    return (error as NodeJS.ErrnoException).syscall === 'connect' ? 'away' : undefined;
  const network = [
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ];
  return code !== undefined && network.includes(code) ? 'away' : undefined;
}

/** The driver's own errors have no code, so they are recognized by their message. */
function byMessage(message: string): DatabaseFailure | undefined {
  if (/^timeout exceeded when trying to connect|^Query read timeout/.test(message)) return 'away';
  const isLost =
    /^Connection terminated|^Client has encountered a connection error|^Client was closed|pool after calling end/.test(
      message,
    );
  return isLost ? 'away' : undefined;
}

function chainOf(thrown: unknown): Error[] {
  const chain: Error[] = [];
  for (let at = thrown; at instanceof Error && chain.length < 10; at = at.cause) {
    chain.push(at, ...(at instanceof AggregateError ? at.errors.filter((inner) => inner instanceof Error) : []));
  }
  return chain;
}

function codeOf(error: Error): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
