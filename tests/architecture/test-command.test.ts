import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runScript } from '../support/processes';

let bin: string;

beforeEach(() => {
  bin = mkdtempSync(join(tmpdir(), 'site-test-command-'));
});
afterEach(() => rmSync(bin, { recursive: true, force: true }));

/** Runs the command with others in the place of both test runners; the one in the browser is done first. */
async function runTests(onNode: string, inBrowser: string) {
  writeFileSync(join(bin, 'vitest'), `#!/bin/sh\nwhile [ ! -e ${bin}/done ]; do sleep 0.05; done\n${onNode}\n`, {
    mode: 0o755,
  });
  writeFileSync(join(bin, 'playwright'), `#!/bin/sh\necho "in the browser: $*"\ntouch ${bin}/done\n${inBrowser}\n`, {
    mode: 0o755,
  });
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  const run = runScript('tests/run.ts', [], { env });
  return { code: await run.ended, lines: run.lines };
}

it.each([
  ['both pass', 'exit 0', 'exit 0', 0],
  ['those on Node fail', 'exit 1', 'exit 0', 1],
  ['those in a browser fail', 'exit 0', 'exit 1', 1],
  ['those on Node are killed', 'kill -9 $$', 'exit 0', 1],
  ['those in a browser are killed', 'exit 0', 'kill -9 $$', 1],
])('[K8] the test command passes only when all tests do: %s', async (_, onNode, inBrowser, code) => {
  const { code: ended, lines } = await runTests(`echo "on Node: $*"; ${onNode}`, inBrowser);
  expect(lines).toEqual([
    'on Node: run --config tests/vitest.config.ts',
    'in the browser: test --config e2e/playwright.config.ts',
  ]);
  expect(ended).toBe(code);
});
