import { expect, it } from 'vitest';
import { databaseFailureOf, sqlStateOf } from '@/lib/server/platform/db/faults';

const withCode = (code: string, cause?: unknown) => Object.assign(new Error('driver', { cause }), { code });

it.each(['57P01', '57P03', '53300', '57014', '55P03', '08006', '40001', 'ECONNREFUSED', 'EPIPE'])(
  '[R54] treats %s as an unavailable database',
  (code) => {
    expect(databaseFailureOf(withCode(code))).toBe('away');
    expect(databaseFailureOf(new Error('Failed query: select 1', { cause: withCode(code) }))).toBe('away');
  },
);

it.each(['53100', '25006', '58030'])('[R55] treats %s as a full disk', (code) => {
  expect(databaseFailureOf(withCode(code))).toBe('full');
});

it.each([
  'timeout exceeded when trying to connect',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Query read timeout',
])('[R56] recognizes the driver’s message "%s"', (sentence) => {
  expect(databaseFailureOf(new Error(sentence))).toBe('away');
});

it.each(['23505', '22P02', '42501', 'ERR_ASSERTION'])('[R54] does not blame the database for %s', (code) => {
  expect(databaseFailureOf(withCode(code))).toBeUndefined();
});

it('[R57] finds the SQLSTATE of a wrapped error, and none in a system code', () => {
  expect(sqlStateOf(new Error('Failed query', { cause: withCode('40P01') }))).toBe('40P01');
  expect(sqlStateOf(withCode('EPIPE'))).toBeUndefined();
  expect(databaseFailureOf('not an error')).toBeUndefined();
});

it.each([
  ['is gone', 'ENOENT'],
  ['has a full queue, because its server hangs', 'EAGAIN'],
])('[R54] treats a socket that %s as an unavailable database, but no other file', (_, code) => {
  const failure = (syscall: string) => Object.assign(new Error(`${syscall} ${code}`), { code, syscall });
  expect(databaseFailureOf(failure('connect'))).toBe('away');
  expect(databaseFailureOf(new Error('Failed query', { cause: failure('connect') }))).toBe('away');
  expect(databaseFailureOf(failure('open'))).toBeUndefined();
});
