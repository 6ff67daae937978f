import { runBundled } from '@/tests/support/processes/bundled-scripts';

/**
 * Runs the operator's command with a data folder or a database. tests/faults/backup.test.ts also runs it from source.
 */
export const runOps = (args: string[], env: Record<string, string>) =>
  runBundled('lib/server/ops/ops.ts', args, {
    env: { ...process.env, MODE: 'demo', DATABASE_URL: '', API_BASE_URL: '', LOG_LEVEL: 'silent', ...env },
  });
