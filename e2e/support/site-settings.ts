import { readTried } from '@/tests/support/processes/without-network';

export const opsToken = 'only-for-browser-tests-0123456789';
export const authSecret = 'only-for-browser-tests-0123456789-abcdefghijkl';

/** The URL of the site that the global setup started. */
export function siteAddress() {
  const address = process.env.E2E_ADDRESS;
  if (!address) throw new Error('E2E_ADDRESS is missing: e2e/support/global-setup.ts has not run.');
  return address;
}

/** The external addresses that the site has tried to reach since it started. */
export function triedToReach() {
  const notes = process.env.E2E_TRIED_TO_REACH;
  if (!notes) throw new Error('E2E_TRIED_TO_REACH is missing: e2e/support/global-setup.ts has not run.');
  return readTried(notes);
}
