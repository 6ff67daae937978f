import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the embedded server that runs on a data folder, from its own pid file (line 5: socket folder, 4: port). */
export function embeddedUrlOf(dataDir: string): string {
  const lines = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return `postgres://postgres@localhost:${lines[3]}/site?host=${encodeURIComponent(lines[4] ?? '')}`;
}
