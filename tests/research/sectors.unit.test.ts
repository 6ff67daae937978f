import { expect, it } from 'vitest';
import { defaultSectorSlugs, defaultTicker, sectorLabel } from '@/lib/domain/research/sectors';

it('[S24] names the default sectors and ticker of section 9', () => {
  expect(defaultSectorSlugs).toEqual(['3d-printing', 'jim-cramer', 'robotics', 'semiconductors', 'nft', 'metaverse']);
  expect(defaultTicker).toBe('AAPL');
});

it('[S24] gives every slug a name for people', () => {
  expect([sectorLabel('nft'), sectorLabel('clean-energy')]).toEqual(['NFT', 'Clean energy']);
});
