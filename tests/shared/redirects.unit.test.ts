import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { referralCode } from '@/lib/domain/visits/referral-code';
import { safePath } from '@/lib/domain/shared/redirects';

const hostile = [
  '//evil.com',
  '/\\evil.com',
  'https:evil.com',
  '/%09/evil.com',
  '/%5cevil.com',
  'javascript:alert(1)',
  'https://site.tld.evil.com',
  'https://site.tld@evil.com',
  '/\t/evil.com',
  '/\n/evil.com',
  '/a/..//evil.com',
  '/.//evil.com',
  '/%2f/evil.com',
  '/%2e%2e//evil.com',
  '\\\\evil.com',
  ' //evil.com',
  'evil.com',
  '',
  '/%',
  '/%e0%a4%a',
];

describe('redirect targets', () => {
  it.each(hostile)('[R31] replaces %j with the home page', (target) => {
    expect(safePath(target)).toBe('/');
  });

  it.each([undefined, null, 5, {}, ['/blog']])('[R31] replaces %j, which is no text, with the home page', (target) => {
    expect(safePath(target)).toBe('/');
  });

  it.each(['/', '/blog', '/blog/a-b?x=1&next=//evil.com#top', '/stocks/BRK%20B', '/a/%C3%A9'])(
    '[R31] keep %s',
    (target) => {
      expect(safePath(target)).toBe(target);
    },
  );

  it('[R31] never leave the site, whatever is requested', () => {
    const pieces = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '%2f', '%5c', '%09', '@', ':', '?', '#', 'evil.com', 'http', '\t', ' '),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((list) => list.join('')),
        ),
        (target) => {
          const path = safePath(target);
          expect(path).toMatch(/^\/(?![/\\])/);
          expect(new URL(path, 'https://site.tld').origin).toBe('https://site.tld');
        },
      ),
    );
  });
});

describe('referral codes', () => {
  it.each(['ADA', 'a-b_C9', 'x'.repeat(64)])('[R31] keep %s', (code) => {
    expect(referralCode(code)).toBe(code);
  });

  it.each(['', 'x'.repeat(65), 'a b', 'a\n', '<b>', 'é', '../x', null, ['a'], 7])('[R31] drops %j', (code) => {
    expect(referralCode(code)).toBeUndefined();
  });
});
