import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for the test that runs, gone when it has ended. */
export function temporaryFolder(what: string): string {
  const folder = mkdtempSync(join(tmpdir(), `site-${what}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
