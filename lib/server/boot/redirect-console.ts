import { log } from '@/lib/server/platform/log/log';

/**
 * Redirects Next's console output to our log: it would print errors over many lines, including visitors' input. Its
 * informational output is dropped.
 */
export function redirectConsole() {
  const saying = (write: (line: object, text: string) => void) =>
    function say(...parts: unknown[]) {
      const err = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === 'string').join(' ');
      write(err ? { err } : {}, text.slice(0, 2000) || 'console output');
    };
  console.error = saying((line, text) => log.error(line, text));
  console.warn = saying((line, text) => log.warn(line, text));
  for (const name of ['log', 'info', 'debug'] as const) console[name] = saying((line, text) => log.debug(line, text));
}
