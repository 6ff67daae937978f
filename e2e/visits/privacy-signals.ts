import { expect } from '@/e2e/support/fixtures';
import type { Shell } from '@/e2e/pages/shell';

/** The two privacy signals, each as a header and as a property that scripts read. */
export const privacySignals = [
  { name: 'Global Privacy Control', headers: { 'Sec-GPC': '1' }, property: 'globalPrivacyControl', value: true },
  { name: 'Do Not Track', headers: { DNT: '1' }, property: 'doNotTrack', value: '1' },
] as const;

/** Runs in the page before its own scripts. */
export const showSignal = ([property, value]: readonly [string, boolean | string]) => {
  Object.defineProperty(Navigator.prototype, property, { get: () => value, configurable: true });
};

/**
 * Navigates from the home page to another page on the client, which shows that the page is hydrated: the usual
 * indication, a session id, must not be set here. Returns the sent events.
 */
export async function walkFromLetter(shell: Shell) {
  const events: string[] = [];
  shell.page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) events.push(request.url());
  });
  await shell.page.goto('/?utm_source=letter&utm_campaign=spring&referredBy=ann-1');
  await expect(shell.page).not.toHaveURL(/referredBy/);
  await shell.follow('Signals');
  await expect(shell.page).toHaveURL('/options-signals');
  return events;
}
