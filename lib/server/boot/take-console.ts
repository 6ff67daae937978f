import { log } from '@/lib/server/log';

/**
 * What Next says by itself becomes lines of our log: it would print errors whole, over many lines, with whatever a
 * visitor put into them. What it tells of its own doings is no news to an operator.
 */
export function takeConsole() {
  const saying = (write: (line: object, text: string) => void) =>
    function say(...parts: unknown[]) {
      const err = parts.find((part) => part instanceof Error);
      const text = parts.filter((part) => typeof part === 'string').join(' ');
      write(err ? { err } : {}, text.slice(0, 2000) || 'said on the console');
    };
  console.error = saying((line, text) => log.error(line, text));
  console.warn = saying((line, text) => log.warn(line, text));
  for (const name of ['log', 'info', 'debug'] as const) console[name] = saying((line, text) => log.debug(line, text));
}
