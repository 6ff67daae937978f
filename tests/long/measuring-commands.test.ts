import { afterEach, expect, it } from 'vitest';
import { inheritedEnvironment } from '@/tests/support/processes/npm-script';
import { endAllRuns, runCommand } from '@/tests/support/processes/processes';

/** The README's measuring commands: only `npm run test:long` runs them, because each takes minutes. */

afterEach(endAllRuns);

/** Runs a command until it exits; returns its output and exit code. */
async function runToEnd(...args: string[]) {
  // Node's types require NODE_ENV, which a new shell does not have. MODE is set explicitly, because Vitest sets its
  // own.
  const env: Record<string, string> = { ...inheritedEnvironment(), MODE: 'demo', DATABASE_URL: '', API_BASE_URL: '' };
  const run = runCommand('npm', ['run', ...args], { env: env as NodeJS.ProcessEnv });
  const code = await run.ended;
  return { code, said: run.lines.join('\n') };
}

it('[P1] [P3] [P4] npm run bench prints each figure beside its budget, and exits accordingly', async () => {
  const { code, said } = await runToEnd('bench', '--', '/', '--rounds', '1', '--seconds', '0.2');
  expect(said).toMatch(/^ ( ok |MISS) {2}\/ JavaScript above the floor +[\d.]+ KB {3}budget 20\.0 KB$/m);
  expect(said).toMatch(/^ ( ok |MISS) {2}\/ CSS +[\d.]+ KB {3}budget 14\.0 KB$/m);
  expect(said).toMatch(/^ ( ok |MISS) {2}\/ kept page \/ bare page +\d+\.\d\d {3}budget 0\.9$/m);
  expect(said).toMatch(/^ ( ok |MISS) {2}\/api\/trades \/ bare route with the same query +\d+\.\d\d {3}budget 0\.8$/m);
  // A run of 0.2 seconds does not measure speed; it only shows that the exit code matches the output.
  const misses = said.match(/^ MISS /gm)?.length ?? 0;
  expect(said).toContain(misses === 0 ? 'Every figure is within its budget.' : `${misses} figures miss their budget.`);
  expect(code).toBe(misses === 0 ? 0 : 1);
});

it('[P2] npm run lighthouse prints the values of each run, and exits accordingly', async () => {
  const { code, said } = await runToEnd('lighthouse', '--', '/terms', '--runs', '1');
  expect(said).toMatch(
    /^ ( ok |MISS) {2}\/terms +(\d+ \/ ){3}\d+ +performance \(\d+\) {2}LCP \d+ ms \(\d+\) {2}TBT \d+ ms \(\d+\) {2}CLS [\d.]+ \([\d.]+\)$/m,
  );
  const isMissed = /^ MISS /m.test(said);
  expect(said).toContain(isMissed ? '1 pages miss a budget.' : 'Every page is within its budget.');
  expect(code).toBe(isMissed ? 1 : 0);
});
