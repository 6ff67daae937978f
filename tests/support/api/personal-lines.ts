import { personalKeys, type log } from '@/lib/server/platform/log/log';

const levels = ['debug', 'info', 'warn', 'error', 'fatal'] as const;

/**
 * Makes the log throw when an entry names a personal field, which in production would only be redacted. Returns a
 * function that lists the fields rejected since its last call.
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

/** Searches at any depth. Errors are skipped: their own serializer includes no personal data. */
function findPersonalKey(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || value instanceof Error) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = personalKeys.includes(key) ? key : findPersonalKey(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
