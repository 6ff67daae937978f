import { expect, it, vi } from 'vitest';
import { bareError } from '@/lib/server/platform/log/bare-error';
import { refusePersonalLines } from '@/tests/support/api/personal-lines';

it('[R67] throws in tests when a line names a personal key, however deep', () => {
  const write = vi.fn<(...line: unknown[]) => void>();
  const watched = { debug: write, info: write, warn: write, error: write, fatal: write };
  const takeRefused = refusePersonalLines(watched);
  expect(() => watched.info({ form: [{ email: 'ann@example.test' }] }, 'x')).toThrow('names email');
  expect(() => watched.error({ err: new Error('x'), tax_id: '900-12-3456' }, 'x')).toThrow('names tax_id');
  expect(write).not.toHaveBeenCalled();
  expect(takeRefused()).toEqual(['email', 'tax_id']);
  watched.warn({ err: Object.assign(new Error('x'), { email: 'kept out by the serializer' }), status: 400 }, 'x');
  expect(write).toHaveBeenCalledOnce();
  expect(takeRefused()).toEqual([]);
});

it('[R67] logs the message, stack and cause of a copied error, such as those pg-boss emits', () => {
  const cause = { message: 'connection refused', code: 'ECONNREFUSED' };
  const copy = {
    message: 'fetch failed',
    stack: 'Error: fetch failed\n    at work (jobs.js:1:2)',
    queue: 'sweep',
    cause,
  };
  expect(bareError(copy)).toEqual({
    type: 'object',
    message: 'fetch failed',
    stack: '    at work (jobs.js:1:2)',
    cause: { type: 'object', message: 'connection refused', code: 'ECONNREFUSED' },
  });
});

it('[R67] logs no statement, value or row of a database error, whether or not it is a copy', () => {
  const failed = Object.assign(new Error('Failed query: select ann@example.test'), { table: 'users', detail: 'ann' });
  expect(bareError(failed)).toMatchObject({ type: 'Error', message: 'Failed query', table: 'users' });
  expect(JSON.stringify(bareError({ ...failed, message: failed.message, stack: failed.stack }))).not.toContain('ann');
});

it.each([['a sentence'], [undefined], [{ message: 42 }], [null]])('[R67] logs %j as no error', (thrown) => {
  expect(bareError(thrown)).toEqual({ message: 'not an error', type: typeof thrown });
});
