import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * `npm test`: the tests on Node and those in a browser, side by side, because either alone leaves a core waiting: for a
 * clock, a process, a page. What the first say comes at once; what the others say comes after it.
 */
const onNode = spawn('vitest', ['run', '--config', 'tests/vitest.config.ts'], { stdio: 'inherit' });
const inBrowser = spawn('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  stdio: ['ignore', 'pipe', 'pipe'],
});
const runs = [onNode, inBrowser];

// A terminal tells all of us; whoever stops this process alone means those too.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const run of runs) run.kill(signal);
  });

const said: Buffer[] = [];
for (const stream of [inBrowser.stdout, inBrowser.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));

const codes = runs.map(async (run) => ((await once(run, 'close')) as [number | null])[0]);
await codes[0];
for (const chunk of said.splice(0)) process.stdout.write(chunk);
for (const stream of [inBrowser.stdout, inBrowser.stderr]) stream.pipe(process.stdout);
// Ended by a signal counts as failed.
process.exitCode = (await Promise.all(codes)).every((code) => code === 0) ? 0 : 1;
