import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analyticsEvent } from '@/lib/contracts/visits/events';

const beacon = vi.fn((_url: string, _body: Blob) => true);

beforeEach(() => {
  vi.resetModules();
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'doNotTrack');
});

/** Loads the module as a build with this setting compiles it. */
async function builtWith(setting: string | undefined) {
  vi.stubEnv('NEXT_PUBLIC_SEND_EVENTS', setting);
  return import('@/lib/client/visits/analytics');
}

describe('analytics', () => {
  it.each([undefined, '', '1', 'TRUE', 'True', ' true', 'yes', 'false'])(
    '[S7] [J1] sends nothing when the build setting is %j',
    async (setting) => {
      const { sendEvent } = await builtWith(setting);
      sendEvent('page_view', '/blog');
      expect(beacon).not.toHaveBeenCalled();
    },
  );

  it('[S7] [J1] sends a page view that the contract accepts when the setting is exactly true', async () => {
    const { sendEvent } = await builtWith('true');
    sendEvent('page_view', '/blog?q=private#part');
    const [url, body] = beacon.mock.lastCall ?? [];
    expect([url, body?.type]).toEqual(['/api/events', 'application/json']);
    expect(analyticsEvent.parse(JSON.parse((await body?.text()) ?? ''))).toMatchObject({
      name: 'page_view',
      path: '/blog',
    });
  });

  it('[J1] keeps the token of a reset link out of the event', async () => {
    const { sendEvent } = await builtWith('true');
    sendEvent('page_view', '/investor/reset-password/s3cret');
    expect(await beacon.mock.lastCall?.[1].text()).not.toContain('s3cret');
  });

  it('[J2] sends nothing for a visitor who opted out of tracking', async () => {
    Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
    const { sendEvent } = await builtWith('true');
    sendEvent('page_view', '/blog');
    expect(beacon).not.toHaveBeenCalled();
  });
});
