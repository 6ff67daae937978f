import { runScript } from '@/tests/support/processes/processes';

/** The operator's command as `npm run ops` starts it, over a data folder or a database. */
export const runOps = (args: string[], env: Record<string, string>) =>
  runScript('lib/server/ops/ops.ts', args, {
    env: { ...process.env, MODE: 'demo', DATABASE_URL: '', API_BASE_URL: '', LOG_LEVEL: 'silent', ...env },
  });
