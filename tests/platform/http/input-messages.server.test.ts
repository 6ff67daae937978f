import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '@/lib/server/platform/errors';
import { parseInput } from '@/lib/server/platform/http/input';

const shape = z.object({
  kind: z.enum(['checking', 'savings']).default('savings'),
  letter: z.enum([...'abcdefghijklm']).default('a'),
  name: z.string().min(1).max(20).default('Ann'),
  code: z.string().min(4).default('1234'),
  count: z.number().min(0).max(3).default(1),
  sources: z.array(z.string()).min(1).max(2).default(['savings']),
  day: z.iso.date().default('2026-01-01'),
  either: z.union([z.literal(1), z.boolean()]).default(1),
  said: z.string().max(5, 'Please be short').default(''),
});

function refusalOf(input: unknown) {
  try {
    parseInput(shape, input);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return { message: error.message, fields: error.fields };
    throw error;
  }
}

describe('a field without a message in its contract', () => {
  it.each([
    [{ kind: 'bonds' }, 'kind: Must be one of: checking, savings'],
    [{ letter: 'z' }, 'letter: This value has an unexpected format'],
    [{ name: '' }, 'name: Required'],
    [{ name: null }, 'name: Required'],
    [{ name: 7 }, 'name: This value has an unexpected format'],
    [{ name: 'x'.repeat(21) }, 'name: Maximum length is 20'],
    [{ code: '1' }, 'code: Minimum length is 4'],
    [{ count: 4 }, 'count: Must be no more than 3'],
    [{ count: -1 }, 'count: Must be at least 0'],
    [{ sources: [] }, 'sources: At least 1 required'],
    [{ sources: ['a', 'b', 'c'] }, 'sources: At most 2 allowed'],
    [{ day: '2026-02-30' }, 'day: This value has an unexpected format'],
    [{ either: 'x' }, 'either: This value has an unexpected format'],
  ])('[R22] is refused in plain language: %j', (input, sentence) => {
    const [name] = Object.keys(input);
    expect(refusalOf(input)).toEqual({ message: sentence, fields: { [name!]: sentence.slice(name!.length + 2) } });
  });

  it('[S15] [R22] names the first error of a field, as a form does', () => {
    const code = z.object({
      code: z.string().min(4, 'Please enter four digits').regex(/^\d+$/, 'Please enter digits'),
    });
    expect(() => parseInput(code, { code: 'x' })).toThrow(
      expect.objectContaining({ fields: { code: 'Please enter four digits' } }),
    );
  });

  it('[R22] keeps the contract’s message where there is one', () => {
    expect(refusalOf({ said: 'much too long' })?.message).toBe('Please be short');
  });
});
