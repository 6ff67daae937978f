import { describe, expect, it } from 'vitest';
import { attribution } from '@/lib/contracts/visits/attribution';

const at = '2026-03-01T10:00:00.000Z';
const touch = (values: object = {}) => ({ at, path: '/', ...values });

describe('[I4] attribution in a body', () => {
  it('contains both touches', () => {
    const first = touch({ referrer: 'news.example', utm: { utm_source: 'letter', utm_id: '7' }, referredBy: 'ann' });
    expect(attribution.parse({ first, last: touch({ path: '/investor' }) })).toEqual({
      first,
      last: touch({ path: '/investor' }),
    });
  });

  it.each([
    null,
    7,
    'x',
    {},
    { first: touch() },
    { first: touch({ at: 'yesterday' }), last: touch() },
    { first: touch({ path: 'x' }), last: touch() },
  ])('is empty when it is %j, without an error', (given) => expect(attribution.parse(given)).toBeUndefined());

  it('[J7] omits values that are too long, invalid or look personal, and keeps the rest', () => {
    const given = touch({
      path: '/x/ann@example.test?token=1',
      referrer: 'https://news.example/ann',
      utm: {
        utm_source: 'letter',
        utm_term: 'ann@example.test',
        utm_id: 'x'.repeat(9000),
        utm_content: '<b>',
        other: 'x',
      },
      referredBy: '<script>',
      email: 'ann@example.test',
    });
    const { first } = attribution.parse({ first: given, last: touch() }) ?? {};
    expect(first).toEqual({ at, path: '/x/hidden', utm: { utm_source: 'letter' } });
  });
});
