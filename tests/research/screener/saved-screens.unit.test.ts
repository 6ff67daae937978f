import { describe, expect, it } from 'vitest';
import { savedFrom } from '@/lib/domain/research/screener/saved-screens';

const cheap = { name: 'Cheap', query: 'pe-ratio-max=15' };

describe('saved screens', () => {
  it('are read back', () => {
    expect(savedFrom(JSON.stringify([cheap, { name: 'All', query: '' }]))).toEqual([cheap, { name: 'All', query: '' }]);
    expect(savedFrom(null)).toEqual([]);
  });

  it.each([
    '{',
    'null',
    '3',
    '[null,1,"a",{}]',
    JSON.stringify([{ name: 'x'.repeat(61), query: '' }]),
    JSON.stringify([{ name: 'Elsewhere', query: 'https://evil.example' }]),
    JSON.stringify([{ name: 'Odd', query: 'pe-ratio-max=abc' }]),
  ])('%s is no screen', (text) => expect(savedFrom(text)).toEqual([]));

  it('are at most twenty', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...cheap, name: String(index) }));
    expect(savedFrom(JSON.stringify(many))).toHaveLength(20);
  });
});
