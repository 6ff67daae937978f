import { expect, it } from 'vitest';
import { editionsOf } from '@/lib/content/shared/languages';

it('[I9] lists a page’s URL in every language, and the first one’s as default', () => {
  const all = [
    { tag: 'en-US', under: '' },
    { tag: 'es', under: '/es' },
  ] as const;
  expect(editionsOf('/blog', 'https://example.test', all)).toEqual([
    { tag: 'en-US', address: 'https://example.test/blog' },
    { tag: 'es', address: 'https://example.test/es/blog' },
    { tag: 'x-default', address: 'https://example.test/blog' },
  ]);
});
