import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { mutate } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { setNavigator } from '@/lib/client/http/navigation';
import { goneTo } from './navigation-log';
import { network } from './mock-endpoint';

// Generous for a busy machine; a passing test never waits that long.
configure({ asyncUtilTimeout: 60_000 });

let complaints: MockInstance<typeof console.error>[];

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterAll(() => network.close());
// One process runs many files. Each file gets its own copy of our modules; packages such as React stay loaded.
afterAll(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
  vi.resetModules();
});

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) =>
    spy.mockImplementation(() => undefined),
  );
  goneTo.length = 0;
  setNavigator({ go: (path) => void goneTo.push(path), reload: () => void goneTo.push('reload') });
});

afterEach(async () => {
  cleanup();
  // Clears every cached response and pending request.
  await mutate(() => true, undefined);
  // Only after unmounting: clean-up code still needs the test's stubs.
  vi.unstubAllGlobals();
  network.resetHandlers();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  localStorage.clear();
  sessionStorage.clear();
  // Console output means an unexpected error: React's warnings, unhandled requests, missing keys.
  const noise = complaints.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  for (const spy of complaints) spy.mockRestore();
  expect(noise).toEqual([]);
});

// jsdom has no layout and no media queries.
window.scrollTo = () => undefined;
Object.assign(window, {
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
