import { expect, it } from 'vitest';
import { csv } from '@/lib/domain/shared/csv';

it.each([
  [['plain', 'with, comma', 'a "quote"', 'two\nlines'], 'plain,"with, comma","a ""quote""","two\nlines"\r\n'],
  [['a lone\rcarriage return', 'a\r\nb'], '"a lone\rcarriage return","a\r\nb"\r\n'],
  [['=1+1', '+1', '-1', '@x', ' =x', '\tx'], "'=1+1,'+1,'-1,'@x,' =x,'\tx\r\n"],
  [[-488, 0, null, undefined, 1.5], '-488,0,,,1.5\r\n'],
])('[B8] writes a row that no spreadsheet executes', (row, line) => {
  expect(csv([row])).toBe(line);
});
