import { expect, it } from 'vitest';
import {
  defaultSectorSlugs,
  defaultTicker,
  sectorLabel,
  sectorNewsTitle,
  sectorStocksTitle,
} from '@/lib/domain/research/sectors';

it('[S24] names the default sectors and ticker of section 9', () => {
  expect(defaultSectorSlugs).toEqual(['3d-printing', 'jim-cramer', 'robotics', 'semiconductors', 'nft', 'metaverse']);
  expect(defaultTicker).toBe('AAPL');
});

it('[S24] gives every slug a name for people', () => {
  expect([sectorLabel('nft'), sectorLabel('clean-energy')]).toEqual(['NFT', 'Clean energy']);
});

it.each([
  ['Semiconductors', 'Semiconductor'],
  ['Electric vehicles', 'Electric vehicle'],
  ['Batteries', 'Battery'],
  ['Robotics', 'Robotics'],
  ['Glass', 'Glass'],
  ['Cannabis', 'Cannabis'],
  ['3D printing', '3D printing'],
])('[S1] the titles of the pages of %s start with “%s”', (name, start) => {
  expect([sectorStocksTitle(name), sectorNewsTitle(name)]).toEqual([`${start} stocks`, `${start} news`]);
});
