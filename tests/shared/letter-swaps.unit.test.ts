import { expect, it } from 'vitest';
import { swapsOf } from '@/lib/domain/shared/text/letter-swaps';

it('[B4] swaps each two neighboring letters once, none across words and no identical ones', () => {
  expect(swapsOf('telsa')).toEqual(['etlsa', 'tlesa', 'tesla', 'telas']);
  expect(swapsOf('ab cc')).toEqual(['ba cc']);
  expect(swapsOf('')).toEqual([]);
});
