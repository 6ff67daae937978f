import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The path of an installed Chromium: CHROMIUM_PATH, Debian's, or Playwright's own. */
export function findChromium(): string {
  const places = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    chromium.executablePath(),
  ];
  const found = places.find((place) => place !== undefined && place !== '' && existsSync(place));
  if (!found)
    throw new Error('There is no Chromium: run `node lib/server/boot/prepare.mjs test`, or set CHROMIUM_PATH.');
  return found;
}

/** Flags for a Chromium that runs as root in a container and makes no background requests. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
