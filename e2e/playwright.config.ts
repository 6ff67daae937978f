import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tests/support/browser/chromium';

/**
 * Browser tests in Chromium against one site that the global setup starts. Three workers run in parallel, because two
 * workers that wait for pages would leave half a core of two idle. A shared CI machine stalls at times, so one retry is
 * allowed there and reported as flaky.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./support/promise-reporter.ts']],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    screenshot: 'only-on-failure',
  },
});
