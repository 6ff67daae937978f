import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/**
 * Loads .env.local and .env from the working directory. Variables of the shell take precedence. Next later reads the
 * same files.
 */
export function loadEnvironment() {
  for (const file of ['.env.local', '.env']) {
    if (existsSync(file)) loadEnvFile(file);
  }
  process.env.NEXT_TELEMETRY_DISABLED = '1';
}
