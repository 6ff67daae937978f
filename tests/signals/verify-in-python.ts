import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@/tests/support/temporary-folder';

/** Runs the Python verifier; returns its result, including the reason for a failure. */
export function verifyInPython(lines: readonly string[]): string {
  const path = join(temporaryFolder('ledger'), 'ledger.jsonl');
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  try {
    return execFileSync('python3', ['docs/ledger/verify_ledger.py', path], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { code, stderr } = error as { code?: string; stderr?: string };
    if (code === 'ENOENT')
      throw new Error('python3 is not on this machine: install Python 3.8 or newer to run the second verifier.');
    return String(stderr);
  }
}
