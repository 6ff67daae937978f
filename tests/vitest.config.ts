import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Set by `npm run test:long`: all repetitions, and the commands that take minutes. */
const isLongRun = process.env.TEST_LONG === '1';
/** Set by `npm run test:slow`, and part of a long run: whole sites that are killed, filled up and restored. */
const isSlowRun = isLongRun || process.env.TEST_SLOW === '1';
const alias = { '@': root.replace(/\/$/, '') };

/** Tests that need no built site go first: the build runs next to them. */
const projects = ['browser', 'unit', 'long', 'faults', 'server'];

/** Tests of half a minute or more: started last, they would run alone while the other cores are idle. */
const longest = [
  'tests/faults/site-kill.slow.test.ts',
  'tests/boot/commands.slow.test.ts',
  'tests/boot/start.test.ts',
  'tests/faults/site.test.ts',
  'tests/faults/backup.slow.test.ts',
  'tests/faults/late-error.slow.test.ts',
  'tests/faults/kill.test.ts',
  'tests/boot/limits.test.ts',
  'tests/faults/database-back.slow.test.ts',
  'tests/faults/canary.slow.test.ts',
  'tests/faults/rotation-kill.slow.test.ts',
  'tests/membership/event-orders.server.test.ts',
  'tests/market/market-data-failures.server.test.ts',
  'tests/platform/db/backup.server.test.ts',
  'tests/platform/worker.slow.server.test.ts',
];

/** The order of files in a whole run: project by project, and the longest first in each. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

const placeOf = ({ project, moduleId }: TestSpecification) => {
  const place = longest.findIndex((path) => moduleId.endsWith(path));
  return projects.indexOf(project.name) * 100 + (place === -1 ? longest.length : place);
};

/** Four kinds of test: pure, in a browser-like page, over a real Postgres, and over whole processes. */
export default defineConfig({
  root,
  resolve: { alias },
  test: {
    // Vitest would leave one of two cores to itself; most of these tests wait for a database, a process or a clock, so
    // four of them keep two cores at work.
    maxWorkers: 4,
    // Before each test: a leftover spy could keep a later test from failing.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', fileURLToPath(new URL('support/promise-reporter.ts', import.meta.url))],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.unit.test.ts', 'tests/architecture/**/*.test.ts'],
          environment: 'node',
          // They keep no state, so one set of modules serves them all.
          isolate: false,
          // For what hangs: one second of work takes half a minute on a busy machine.
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/**/*.component.test.{ts,tsx}'],
          environment: 'jsdom',
          // As below: the set-up resets page and modules, which takes a third of the time of a new page for each file.
          isolate: false,
          setupFiles: ['tests/support/browser/setup-browser.ts'],
          // Two seconds at most, and thirty times as long on a busy machine.
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/**/*.server.test.{ts,tsx}'],
          exclude: isSlowRun ? [] : ['**/*.slow.server.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/database/database-global.ts'],
          setupFiles: ['tests/support/setup-server.ts'],
          // The set-up resets our modules after each file, which takes half the processor time of a new process.
          isolate: false,
          // For what hangs, not for what is slow: on a busy machine some take ten times their own six seconds, and one
          // that timed out keeps running in the process of the next.
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/{boot,faults}/**/*.test.ts'],
          exclude: isSlowRun ? [] : ['**/*.slow.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/database/used-folder-global.ts'],
          setupFiles: ['tests/support/setup-faults.ts'],
          provide: { isLongRun },
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      ...(isLongRun
        ? [
            {
              extends: true as const,
              test: { name: 'long', include: ['tests/long/**/*.test.ts'], testTimeout: 600_000 },
            },
          ]
        : []),
    ],
  },
});
