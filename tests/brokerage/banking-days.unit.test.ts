import { expect, it } from 'vitest';
import { bankingDaysAfter, processingDay } from '@/lib/domain/brokerage/banking-days';
import { newYorkHour } from '@/lib/domain/shared/new-york';
import { expectedDay } from '@/lib/domain/brokerage/transfer-limits';

// The Federal Reserve's holidays for 2026 and 2027, and days on which the exchanges are closed.
it.each([
  ['a plain Monday', '2026-11-16', 3, '2026-11-19'],
  ['a weekend', '2026-11-20', 1, '2026-11-23'],
  ['Thanksgiving', '2026-11-24', 2, '2026-11-27'],
  ['Columbus Day', '2026-10-09', 1, '2026-10-13'],
  ['Columbus Day at its earliest', '2029-10-05', 1, '2029-10-09'],
  ['the Monday after it', '2029-10-12', 1, '2029-10-15'],
  ['Columbus Day at its latest', '2030-10-11', 1, '2030-10-15'],
  ['the Monday before it', '2030-10-04', 1, '2030-10-07'],
  ['Veterans Day', '2026-11-10', 1, '2026-11-12'],
  ['Veterans Day observed on a Monday', '2029-11-09', 1, '2029-11-13'],
  ['Good Friday', '2027-03-25', 1, '2027-03-29'],
  ['Christmas and New Year', '2026-12-24', 5, '2027-01-04'],
])('[F16] counts banking days across %s', (_, from, n, to) => {
  expect(bankingDaysAfter(from, n)).toBe(to);
});

it.each([
  ['before the cutoff', '2026-11-23T20:59:59Z', '2026-11-23', '2026-11-27'],
  ['at the cutoff', '2026-11-23T21:00:00Z', '2026-11-24', '2026-11-30'],
  ['on Sunday evening', '2026-11-23T04:00:00Z', '2026-11-23', '2026-11-27'],
  ['at the cutoff in summer', '2026-07-07T20:00:00Z', '2026-07-08', '2026-07-13'],
])('[F16] dates a request made %s, and expects the money three banking days later', (_, at, day, expected) => {
  expect(processingDay(new Date(at), 16)).toBe(day);
  expect(expectedDay(new Date(at))).toBe(expected);
});

it('[F16] finds an hour in New York in winter, in summer and on the days of the clock change', () => {
  expect(newYorkHour('2026-11-24', 16).toISOString()).toBe('2026-11-24T21:00:00.000Z');
  expect(newYorkHour('2026-07-07', 16).toISOString()).toBe('2026-07-07T20:00:00.000Z');
  expect(newYorkHour('2026-03-08', 10).toISOString()).toBe('2026-03-08T14:00:00.000Z');
  expect(newYorkHour('2026-11-01', 10).toISOString()).toBe('2026-11-01T15:00:00.000Z');
  expect(newYorkHour('2026-07-07', 0).toISOString()).toBe('2026-07-07T04:00:00.000Z');
});
