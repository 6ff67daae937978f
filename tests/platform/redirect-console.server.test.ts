import { afterEach, expect, it, vi } from 'vitest';
import { redirectConsole } from '@/lib/server/boot/redirect-console';
import { log } from '@/lib/server/platform/log/log';

const original = { ...console };

afterEach(() => {
  Object.assign(console, original);
  vi.restoreAllMocks();
});

it('[R68] [K7] Next’s console output becomes log lines, with a driver’s error details removed', () => {
  const logSpy = vi.spyOn(log, 'error').mockReturnValue(undefined);
  const chatted = vi.spyOn(log, 'debug').mockReturnValue(undefined);
  const error = Object.assign(new Error('page failed'), { detail: 'Key (email)=(ann@example.test)' });
  redirectConsole();
  console.error(' ⨯', error, { digest: '1' });
  console.error('x'.repeat(100_000));
  console.error(undefined);
  console.log('✓ Running');
  expect(logSpy.mock.calls).toEqual([
    [{ err: error }, ' ⨯'],
    [{}, 'x'.repeat(2000)],
    [{}, 'console output'],
  ]);
  expect(chatted).toHaveBeenCalledWith({}, '✓ Running');
});
