import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The URL of the embedded server of a data folder, read from Postgres's pid file (line 4: port, line 5: socket folder).
 */
export function embeddedUrlOf(dataDir: string): string {
  const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return `postgres://postgres@localhost:${lines[3]}/site?host=${encodeURIComponent(lines[4] ?? '')}`;
}
