import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Set by `npm run test:long`: runs all repetitions, and the commands that take minutes. */
const isLongRun = process.env.TEST_LONG === '1';
/** Set by `npm run test:slow` and included in a long run: tests that kill, fill up and restore whole sites. */
const isSlowRun = isLongRun || process.env.TEST_SLOW === '1';
const alias = { '@': root.replace(/\/$/, '') };

/** Projects that need no built site run first, while the site is being built. */
const projects = ['browser', 'unit', 'long', 'faults', 'server'];

/** Tests that take half a minute or more. If they started last, they would run alone while other cores are idle. */
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

/** Orders the files of a whole run by project, and the longest first within each. */
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

/** Four kinds of tests: pure, in jsdom, with a real Postgres, and with whole processes. */
export default defineConfig({
  root,
  resolve: { alias },
  test: {
    // On two cores Vitest would use only one worker. Most of these tests wait for a database, a process or a clock, so
    // four workers keep two cores busy.
    maxWorkers: 4,
    // Before each test, because a leftover spy could keep a later test from failing.
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
          // These tests keep no state, so they can share one set of modules.
          isolate: false,
          // For tests that hang: one second of work takes half a minute on a busy machine.
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/**/*.component.test.{ts,tsx}'],
          environment: 'jsdom',
          // As below: the setup resets the page and modules, which takes a third of the time that a new page would take
          // for each file.
          isolate: false,
          setupFiles: ['tests/support/browser/setup-browser.ts'],
          // Tests take two seconds at most, but thirty times as long on a busy machine.
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
          // The setup resets our modules after each file, which takes half the CPU time of a new process.
          isolate: false,
          // For tests that hang, not for slow ones: on a busy machine some take ten times their usual six seconds, and
          // a test that times out keeps running in the process of the next one.
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
