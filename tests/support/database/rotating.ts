import { afterEach, beforeEach } from 'vitest';
import { settings } from '@/lib/server/platform/settings/env';
import { liveTokensOf, registerMember, type Member } from './factories';
import { stillClock } from '@/tests/support/browser/still-clock';

export type Met = { member: Member; clock: ReturnType<typeof stillClock> };

/** Gives each test of a file its own member and a stopped clock. */
export function eachMeets(take: (met: Met) => void) {
  let clock: Met['clock'];
  beforeEach(async () => {
    clock = stillClock();
    take({ member: await registerMember(), clock });
  });
  afterEach(() => clock.letGo());
}

export const graceMs = () => settings().refreshGraceS * 1000;

/** Whether a member has no valid refresh token left. */
export const isRevoked = async (of: Member) => (await liveTokensOf(of)) === 0;
