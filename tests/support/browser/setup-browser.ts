import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import Cookies from 'js-cookie';
import { mutate } from 'swr';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { setNavigator } from '@/lib/client/http/navigation';
import { goneTo } from './navigation-log';
import { network } from './mock-endpoint';

// How long a busy machine may take; a test that passes never waits for it.
configure({ asyncUtilTimeout: 20_000 });

let complaints: MockInstance<typeof console.error>[];

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
afterAll(() => network.close());
// A process runs many files. Each gets its own copy of our modules; packages such as React stay loaded.
afterAll(() => {
  vi.useRealTimers();
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
  // Forgets every answer and every request under way.
  await mutate(() => true, undefined);
  // Only now: what goes on working until the page is gone must find what the test gave it.
  vi.unstubAllGlobals();
  network.resetHandlers();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  localStorage.clear();
  sessionStorage.clear();
  // Noise means a fault that the test did not look for: React's warnings, unhandled requests, missing keys.
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
