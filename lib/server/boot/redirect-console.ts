import { log } from '@/lib/server/platform/log/log';

/**
 * Redirects Next's console output to our log, because Next prints errors over many lines, including visitors' input.
 * Informational output is logged at the debug level.
 */
export function redirectConsole() {
  const logWith = (write: (line: object, text: string) => void) =>
    function say(...parts: unknown[]) {
      const err = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === 'string').join(' ');
      write(err ? { err } : {}, text.slice(0, 2000) || 'console output');
    };
  console.error = logWith((line, text) => log.error(line, text));
  console.warn = logWith((line, text) => log.warn(line, text));
  for (const name of ['log', 'info', 'debug'] as const) console[name] = logWith((line, text) => log.debug(line, text));
}
