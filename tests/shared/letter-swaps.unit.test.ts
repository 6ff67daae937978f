import { expect, it } from 'vitest';
import { swapsOf } from '@/lib/domain/shared/letter-swaps';

it('[B4] exchanges each two neighbours once, none across words and none that are the same', () => {
  expect(swapsOf('telsa')).toEqual(['etlsa', 'tlesa', 'tesla', 'telas']);
  expect(swapsOf('ab cc')).toEqual(['ba cc']);
  expect(swapsOf('')).toEqual([]);
});
