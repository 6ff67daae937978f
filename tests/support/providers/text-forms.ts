import { spawnSync } from 'node:child_process';

/** The forms in which a text may be stored: plain, hex, base64 at any offset, UTF-16. */
export function formsOf(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  // The first and last base64 characters depend on the neighboring bytes.
  const shifted = [0, 1, 2].flatMap((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replaceAll('=', '');
    const inner = encoded.slice(Math.ceil((before * 8) / 6), -1);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
  const texts = [text, bytes.toString('hex'), bytes.toString('hex').toUpperCase(), ...shifted];
  return [...new Set(texts)].map((form) => Buffer.from(form)).concat(Buffer.from(text, 'utf16le'));
}

/** The files below these folders that contain one of the texts in any form. */
export function filesWith(texts: string[], folders: string[]): string[] {
  const escaped = (bytes: Buffer) => bytes.toString('hex').replaceAll(/../g, String.raw`\x$&`);
  const pattern = texts.flatMap(formsOf).map(escaped).join('|');
  // grep exits with 1 if nothing was found, and with 2 if a file was deleted while being read, because other processes
  // may use the same folder.
  const { stdout, status, error } = spawnSync('grep', ['-rlasP', '-e', pattern, ...folders], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error || status === null || status > 2) throw new Error('The folders could not be searched.', { cause: error });
  return stdout.split('\n').filter((file) => file !== '');
}
