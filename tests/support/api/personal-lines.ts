import { personalKeys, type log } from '@/lib/server/platform/log/log';

const levels = ['debug', 'info', 'warn', 'error', 'fatal'] as const;

/**
 * Makes the log throw at a line that names a personal field, which in production would only be redacted. Returns the
 * rejected fields since.
 */
export function refusePersonalLines(target: Pick<typeof log, (typeof levels)[number]>) {
  let refused: string[] = [];
  for (const level of levels) {
    const write = target[level];
    target[level] = (...line: Parameters<typeof write>) => {
      const key = findPersonalKey(line);
      if (key !== undefined) {
        refused.push(key);
        throw new Error(`A line of the log names ${key}: leave it out.`);
      }
      write(...line);
    };
  }
  return () => {
    const all = refused;
    refused = [];
    return all;
  };
}

/** At any depth; errors have a separate serializer, which includes nothing personal. */
function findPersonalKey(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || value instanceof Error) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = personalKeys.includes(key) ? key : findPersonalKey(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
