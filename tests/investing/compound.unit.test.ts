import { expect, it } from 'vitest';
import { yearlyRise } from '@/lib/domain/investing/compound';

it('[S3] shows what the mission would require: 2,000-fold in ten years is 113.8% a year', () => {
  expect(yearlyRise(1_000_000 / 500, 10).toFixed(1)).toBe('113.8');
  expect(yearlyRise(2, 1)).toBe(100);
});
