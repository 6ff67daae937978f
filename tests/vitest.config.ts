import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));
const alias = { '@': root.replace(/\/$/, '') };

/** Whole processes wait for each other most of the time; what only reckons fills the time beside the last of them. */
const projects = ['faults', 'browser', 'unit', 'server'];

/** What takes half a minute or more: begun last, it would go on alone while the other cores stand idle. */
const longest = [
  'tests/faults/site-kill.test.ts',
  'tests/boot/commands.test.ts',
  'tests/boot/start.test.ts',
  'tests/faults/site.test.ts',
  'tests/faults/backup.test.ts',
  'tests/faults/late-error.test.ts',
  'tests/faults/kill.test.ts',
  'tests/boot/limits.test.ts',
  'tests/faults/database-back.test.ts',
  'tests/faults/canary.test.ts',
  'tests/faults/rotation-kill.test.ts',
  'tests/architecture/law.test.ts',
  'tests/api/event-orders.test.ts',
  'tests/server/market-data/faults.test.ts',
  'tests/db/backup.test.ts',
  'tests/jobs/worker.test.ts',
];

/** The order of files in a whole run: project by project, and in each what is known to be long first. */
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
    sequence: { sequencer: LongestFirst },
    reporters: ['default', fileURLToPath(new URL('support/promise-reporter.ts', import.meta.url))],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{domain,content,contracts,architecture}/**/*.test.ts'],
          environment: 'node',
          // They keep nothing, so one set of modules serves them all.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/{components,client}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/support/setup-browser.ts'],
          // Two seconds at most, and ten times as long on a busy machine.
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{api,http,services,db,jobs,server}/**/*.test.{ts,tsx}'],
          environment: 'node',
          globalSetup: ['tests/support/database-global.ts'],
          setupFiles: ['tests/support/setup-server.ts'],
          // The set-up empties a process after each file, modules and all: half the work of a new one each time. Those in
          // a page keep theirs apart: what a timer of one does late would reach the next.
          isolate: false,
          // For what hangs, not for what is slow: on a busy machine some take ten times their own six seconds, and one that
          // is given up goes on in the process of the next.
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/{boot,faults}/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/used-folder-global.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
