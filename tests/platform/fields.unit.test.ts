import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { email, line, newPassword, opaqueToken, password, personName, visitorId } from '@/lib/contracts/shared/fields';

/** The parsed value, or the first error message. */
function read(schema: z.ZodType, input: unknown) {
  const parsed = schema.safeParse(input);
  return parsed.success ? { value: parsed.data } : { refusal: parsed.error.issues[0]?.message };
}

describe('[R23] line', () => {
  it.each([
    ['trims', '  Ann  ', 'Ann'],
    ['composes', 'Ame\u0301lie', 'Amélie'],
    ['counts after composing', `${'e\u0301'.repeat(5)}`, 'ééééé'],
  ])('%s', (_, input, value) => {
    expect(read(line(5 + 1), input)).toEqual({ value });
  });

  it.each([undefined, null, 5, {}, ['Ann'], '', '   '])('asks for a value instead of %j', (input) => {
    expect(read(line(5), input)).toEqual({ refusal: 'Required' });
  });

  it.each(['a\nb', 'a\r\nBcc: x', 'a\tb', 'a\u2028b', 'a\u2029b', 'a\u0085b'])('keeps %j on one line', (input) => {
    expect(read(line(50), input)).toEqual({ refusal: 'Please keep this on one line' });
  });

  it('refuses one character too many', () => {
    expect(read(line(5), 'abcde')).toEqual({ value: 'abcde' });
    expect(read(line(5), 'abcdef')).toEqual({ refusal: 'Maximum length is 5' });
  });
});

describe('[R23] email', () => {
  it('trims and normalizes, and keeps the case of the mailbox as typed', () => {
    expect(read(email, ' Ann@Example.Test ')).toEqual({ value: 'Ann@example.test' });
  });

  it('[S15] says what is missing', () => {
    expect(read(email, '')).toEqual({ refusal: 'Required' });
    expect(read(email, undefined)).toEqual({ refusal: 'Required' });
  });

  it.each(['ann', 'ann@', '@example.test', 'ann@example', 'a b@example.test', 'ann@ex..test', 'a,b@example.test'])(
    '[S15] refuses %j',
    (input) => {
      expect(read(email, input)).toEqual({ refusal: 'Please enter a valid email' });
    },
  );

  it.each(['ann@example.test\r\nBcc: all@example.test', 'ann@example.test\n', 'ann\t@example.test'])(
    'allows no line break in a header: %j',
    (input) => {
      expect(read(email, input)).toEqual({ refusal: 'Please enter a valid email' });
    },
  );

  it('[S15] accepts 254 characters and no more', () => {
    const beginning = `${'a'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.`;
    const upTo = (length: number) => beginning + 'd'.repeat(length - beginning.length);
    expect(read(email, upTo(254))).toEqual({ value: upTo(254) });
    expect(read(email, upTo(255))).toEqual({ refusal: 'Maximum length is 254' });
  });
});

describe('[R5] passwords', () => {
  it.each([' pässwörd🙂 ', '        ', 'pass\tword', '"quoted"; --', 'a'.repeat(256)])('keeps %j exactly', (input) => {
    expect(read(newPassword, input)).toEqual({ value: input });
  });

  it('[S14] requires eight characters as people count them', () => {
    expect(read(newPassword, '🙂'.repeat(7))).toEqual({ refusal: 'Minimum length is 8' });
    expect(read(newPassword, '🙂'.repeat(8))).toHaveProperty('value');
  });

  it('says why it accepts no more than 256 bytes', () => {
    expect(read(password, 'ä'.repeat(129))).toEqual({ refusal: 'Please use at most 256 bytes for your password' });
    expect(read(password, 'ä'.repeat(128))).toHaveProperty('value');
  });

  it('accepts a short one at login, where only the match counts', () => {
    expect(read(password, 'short')).toEqual({ value: 'short' });
    expect(read(password, '')).toEqual({ refusal: 'Required' });
  });
});

describe('[R15] opaque tokens and visitor ids', () => {
  it.each([undefined, null, 1, [], {}, '', 'x'.repeat(513)])('refuses %j as a token', (input) => {
    expect(read(opaqueToken, input)).toHaveProperty('refusal');
  });

  it.each(['', 'short', 'a'.repeat(21), 'aaaaaaaaaaaaaaaaaaa-', 'aaaaaaaaaaaaaaaaaaaa\n'])(
    '[S8] refuses %j as an id',
    (input) => {
      expect(read(visitorId, input)).toHaveProperty('refusal');
    },
  );
});

describe('a person’s name', () => {
  it.each(['Ann', 'José María', 'O’Neill-Smith', 'J.R.', 'St.John', '李', 'علی‌رضا', 'Björk'])(
    '[R23] may be %j',
    (name) => {
      expect(personName.parse(name)).toBe(name.normalize('NFC'));
    },
  );

  it.each(['https://evil.example/win', 'win $500', 'evil.example', 'a@b', '\u200B', '\u202Enna', '12', '<b>'])(
    '[R23] [R44] is not %j, which a mail would carry to someone else',
    (name) => {
      expect(personName.safeParse(name).error?.issues[0]?.message).toBe('Please enter a name');
    },
  );
});
