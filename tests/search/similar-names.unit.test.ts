import { expect, it } from 'vitest';
import { isSimilarName } from '@/lib/domain/search/similar-names';

// Written by hand: the query, the ticker with the name, and whether the name is offered for the query.
it.each([
  ['appel', 'AAPL Apple Inc.', true],
  ['mircosoft', 'MSFT Microsoft Corporation', true],
  ['tehcnology', 'TECH Technologies Inc.', true],
  ['tesla motors', 'GM General Motors Company', true],
  ['rblx', 'RBLX Roblox Corporation', true],
  ['coca cola', 'KLAC KLA Corporation', false],
  ['brk b', 'AVGO Broadcom Inc.', false],
  ['nope', 'NOW ServiceNow, Inc.', false],
  ['exon', 'EMR Emerson Electric Co.', false],
  ['b', 'BA Boeing Company', false],
])('[B4] for %j, %j is a similar name: %s', (query, name, isSimilar) => {
  expect(isSimilarName(query, name)).toBe(isSimilar);
});
