import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '../tests/support/browser/chromium';

/**
 * Browser tests in Chromium, over one site started by the set-up. Three at a time: two that wait for a page leave half
 * a core of two unused. A shared CI machine stalls at times, so there one retry is allowed, and reported as flaky.
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
