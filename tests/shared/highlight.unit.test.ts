import { expect, it } from 'vitest';
import { partsAround } from '@/lib/domain/shared/text/highlight';

it.each([
  ['Apple', 'app', ['', 'App', 'le']],
  ['NVIDIA', ' vid ', ['N', 'VID', 'IA']],
  ['Apple', 'aplpe', ['Apple', '', '']],
  ['Apple', '  ', ['Apple', '', '']],
  ['İş Bank', 'bank', ['İş Bank', '', '']],
])('[B4] marks in %s what %s found', (text, query, parts) => {
  const { before, match, after } = partsAround(text, query);
  expect([before, match, after]).toEqual(parts);
});
