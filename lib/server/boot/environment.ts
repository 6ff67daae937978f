import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/**
 * Reads .env.local and .env next to package.json; variables of the shell take precedence. Next reads the same files
 * later.
 */
export function loadEnvironment() {
  for (const file of ['.env.local', '.env']) {
    if (existsSync(file)) loadEnvFile(file);
  }
  process.env.NEXT_TELEMETRY_DISABLED = '1';
}
