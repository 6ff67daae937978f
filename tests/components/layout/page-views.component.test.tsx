import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentCopy } from '@/lib/content/visits/consent-copy';
import { analyticsEvent } from '@/lib/contracts/visits/events';
import { authContract } from '@/lib/contracts/accounts/auth';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { sessionRecord } from '@/tests/support/api/session';
import { createEvents } from '../router';

const beacon = vi.fn((_address: string, _body: Blob) => true);

beforeEach(() => {
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  Reflect.deleteProperty(navigator, 'sendBeacon');
  window.history.replaceState(null, '', '/');
});

/** Runs a visit in a build with these settings, from the router to the browser's sendBeacon. */
async function visit(sending: string, rule = 'never') {
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_SEND_EVENTS', sending);
  vi.stubEnv('NEXT_PUBLIC_CONSENT_REQUIRED', rule);
  window.history.replaceState(null, '', '/');
  const { DeferredEffects: Companion } = await import('@/components/layout/shell/deferred-effects');
  const { register, signOut } = await import('@/lib/client/session/session-actions');
  const { setNavigator } = await import('@/lib/client/http/navigation');
  setNavigator({ go: () => undefined, reload: () => undefined });
  const events = createEvents();
  render(
    // Only the members that are used; Next's type has about twenty more.
    <RouterContext value={{ events, isReady: true, pathname: '/', asPath: '/' } as unknown as NextRouter}>
      <Companion />
    </RouterContext>,
  );
  const goTo = (address: string, shallow = false) => {
    window.history.replaceState(null, '', address);
    act(() => events.emit('routeChangeComplete', address, { shallow }));
  };
  return { goTo, register, signOut };
}

async function sent() {
  const bodies = await Promise.all(beacon.mock.calls.map(async ([address, body]) => [address, await body.text()]));
  expect(bodies.every(([address]) => address === '/api/events')).toBe(true);
  return bodies.map(([, body]) => analyticsEvent.parse(JSON.parse(body ?? ''))).map(({ name, path }) => [name, path]);
}

it('[S7] sends one page view for each change of page, none for a shallow one, and the logout click', async () => {
  const requests = mockEndpoint(authContract.logout, { message: 'Signed out.' });
  const { goTo, register, signOut } = await visit('true');
  goTo('/blog?page=2');
  goTo('/blog?page=3', true);
  goTo('/options-signals');
  act(() => register(sessionRecord(), { kind: 'user' }));
  act(() => signOut());
  const events = (await sent()).filter(([name]) => name !== 'arrival');
  expect(events).toEqual([
    ['page_view', '/blog'],
    ['page_view', '/options-signals'],
    ['logout_click', '/options-signals'],
  ]);
  await waitFor(() => expect(requests).toHaveLength(1));
});

it.each(['', 'TRUE', '1', 'yes', 'true '])('[S7] sends nothing at all when the setting is %j', async (sending) => {
  const { goTo } = await visit(sending);
  goTo('/blog');
  expect(await sent()).toEqual([]);
});

it('[S7] [J2] sends nothing before consent where it is required, and page views afterwards', async () => {
  const { goTo } = await visit('true', 'everywhere');
  goTo('/blog');
  const line = await screen.findByRole('region', { name: consentCopy.label });
  expect(await sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: consentCopy.yes }));
  await waitFor(() => expect(line).not.toBeInTheDocument());
  goTo('/options-signals');
  expect((await sent()).filter(([name]) => name === 'page_view')).toEqual([['page_view', '/options-signals']]);
});

it('[S7] [J2] sends nothing after a refusal', async () => {
  const { goTo } = await visit('true', 'everywhere');
  await userEvent.click(await screen.findByRole('button', { name: consentCopy.no }));
  goTo('/blog');
  expect(await sent()).toEqual([]);
});
