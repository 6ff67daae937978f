import { expect, it } from 'vitest';
import { isOfAge } from '@/lib/domain/investing/aml';

it.each([
  ['2008-11-21', '2026-11-20', false],
  ['2008-11-21', '2026-11-21', true],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
])('[H12] an applicant born on %s is of age on %s: %s', (born, today, isAdult) => {
  expect(isOfAge(born, today)).toBe(isAdult);
});
