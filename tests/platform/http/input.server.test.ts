import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '@/lib/server/platform/errors';
import { readQuery, assertSafeInput } from '@/lib/server/platform/http/input';

/** The error code, or undefined if the input was accepted. */
function refusalOf(work: () => unknown) {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

const body = (json: string) => refusalOf(() => assertSafeInput(JSON.parse(json)));
const query = (text: string) => refusalOf(() => readQuery(new URLSearchParams(text)));

describe('[R25] keys that target prototypes', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('are refused at every level: %s', (name) => {
    for (const json of [`{"${name}":1}`, `{"a":{"${name}":{"polluted":1}}}`, `[[{"a":[{"${name}":null}]}]]`]) {
      expect(body(json)).toBe('bad_request');
    }
    expect(query(`${name}=1`)).toBe('bad_request');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('are harmless as values, and similar keys are allowed', () => {
    expect(body('{"a":"__proto__","proto":1,"construct":{"or":2}}')).toBeUndefined();
  });
});

describe('[R22] size', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

  it('is limited to 20 levels, which are checked cheaply', () => {
    expect(body(nested(20))).toBeUndefined();
    expect(body(nested(21))).toBe('bad_request');
    expect(body(nested(50_000))).toBe('bad_request');
  });

  it('is limited to 1,000 values and 20,000 characters', () => {
    const values = (count: number) => JSON.stringify(Array.from({ length: count }, () => 0));
    expect(body(values(1000))).toBeUndefined();
    expect(body(values(1001))).toBe('bad_request');
    expect(body(JSON.stringify('x'.repeat(20_000)))).toBeUndefined();
    expect(body(JSON.stringify('x'.repeat(20_001)))).toBe('bad_request');
  });
});

describe('[R23] text', () => {
  it.each(['\\u0000', '\\u0007', '\\u001b', '\\u007f', '\\ud800', '\\udc00x', 'x\\ud83d'])(
    'with %s is refused as value and as name',
    (query) => {
      expect(body(`{"a":"x${query}y"}`)).toBe('bad_request');
      expect(body(`{"x${query}y":1}`)).toBe('bad_request');
    },
  );

  it.each(['\\t', '\\n', '\\r', '\\ud83d\\ude42', '\\u00e4', '\\u200b'])('with %s is left to the field', (fine) => {
    expect(body(`{"a":"x${fine}y"}`)).toBeUndefined();
  });
});

describe('a query', () => {
  it('[R22] contains each name once', () => {
    expect(query('a=1&b=2')).toBeUndefined();
    expect(query('a=1&a=1')).toBe('bad_request');
    expect(readQuery(new URLSearchParams('a=1&b=%20x&toString=y'))).toEqual({ a: '1', b: ' x', toString: 'y' });
  });
});

it('[R22] of any form is accepted or refused, without side effects', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 30, stringUnit: 'binary' }), (value) => {
      expect([undefined, 'bad_request']).toContain(body(JSON.stringify(value)));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([undefined, 'bad_request']).toContain(query(text));
    }),
  );
});
