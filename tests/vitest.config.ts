import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));
const alias = { '@': root.replace(/\/$/, '') };

/** Four kinds of test: pure, in a browser-like page, over a real Postgres, and over whole processes. */
export default defineConfig({
  root,
  resolve: { alias },
  test: {
    // Vitest would leave one of two cores to itself; most of these tests wait for a database, a process or a clock, so
    // three of them keep two cores at work.
    maxWorkers: 3,
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
