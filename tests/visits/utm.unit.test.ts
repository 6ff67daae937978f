import { describe, expect, it } from 'vitest';
import { cleanUtm, readUtm, utmNames } from '@/lib/domain/visits/utm';

describe('campaign values', () => {
  it('[S4] are the six of section 3', () => {
    expect(utmNames.map((name) => name.slice(4))).toEqual(['source', 'medium', 'id', 'campaign', 'term', 'content']);
  });

  it('[S4] include those six and nothing else', () => {
    const query = new URLSearchParams('utm_source=mail&utm_campaign=%20spring%20&utm_other=x&__proto__=y&utm_term=');
    expect(readUtm(query)).toEqual({ utm_source: 'mail', utm_campaign: 'spring' });
  });

  it.each(['', '   ', 'a\u0000b', 'a\nb', '\ud800', null, undefined, 3])('[S4] exclude %j', (value) => {
    expect(cleanUtm(value)).toBeUndefined();
  });

  it('[S4] limit a long value without splitting a character', () => {
    expect(cleanUtm('x'.repeat(500))).toHaveLength(128);
    expect(cleanUtm('👍'.repeat(500))).toBe('👍'.repeat(128));
  });
});
