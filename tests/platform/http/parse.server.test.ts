import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '@/lib/server/platform/errors';
import { parseInput } from '@/lib/server/platform/http/parse';

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
    [{ kind: 'bonds' }, 'kind: This has to be one of: checking, savings'],
    [{ letter: 'z' }, 'letter: This has another form than we expect'],
    [{ name: '' }, 'name: Required'],
    [{ name: null }, 'name: Required'],
    [{ name: 7 }, 'name: This has another form than we expect'],
    [{ name: 'x'.repeat(21) }, 'name: Maximum length is 20'],
    [{ code: '1' }, 'code: Minimum length is 4'],
    [{ count: 4 }, 'count: The largest number here is 3'],
    [{ count: -1 }, 'count: The smallest number here is 0'],
    [{ sources: [] }, 'sources: At least 1 is needed'],
    [{ sources: ['a', 'b', 'c'] }, 'sources: At most 2 are taken'],
    [{ day: '2026-02-30' }, 'day: This has another form than we expect'],
    [{ either: 'x' }, 'either: This has another form than we expect'],
  ])('[R22] is refused in plain language: %j', (input, sentence) => {
    const [name] = Object.keys(input);
    expect(refusalOf(input)).toEqual({ message: sentence, fields: { [name!]: sentence.slice(name!.length + 2) } });
  });

  it('[R22] keeps the contract’s message where there is one', () => {
    expect(refusalOf({ said: 'much too long' })?.message).toBe('Please be short');
  });
});
