import { afterEach, describe, expect, it } from 'vitest';
import { settings } from '@/lib/server/platform/settings/env';
import {
  currentPrefix,
  rewrap,
  seal,
  DecryptionError,
  unseal,
  type SealedPlace,
} from '@/lib/server/platform/sealing/sealed';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const place: SealedPlace = { table: 'people', column: 'tax_id', row: 'r1', owner: 'a1' };
const secret = '900-12-3456';
const other = 'an0ther-key-that-is-long-enough-0987';

let restore: () => void = () => undefined;
afterEach(() => {
  restore();
  restore = () => undefined;
});

const withKeys = (current: string, ...retired: string[]) => {
  restore();
  restore = changeSettings({ sealing: { current, retired } });
};

describe('[R33] an encrypted value', () => {
  it('is decrypted in its place, contains no plain text, and is never the same twice', () => {
    const [one, two] = [seal(secret, place), seal(secret, place)];
    expect(unseal(one, place)).toBe(secret);
    expect(one).not.toBe(two);
    for (const trace of [secret, secret.replaceAll('-', ''), Buffer.from(secret).toString('base64url')])
      expect(one).not.toContain(trace);
    expect(one.startsWith(currentPrefix())).toBe(true);
    expect(unseal(seal('', place), place)).toBe('');
    expect(unseal(seal('Ünïcode 李', place), place)).toBe('Ünïcode 李');
  });

  it.each(['table', 'column', 'row', 'owner'] as const)('[R34] is not decrypted when its %s differs', (part) => {
    expect(() => unseal(seal(secret, place), { ...place, [part]: 'other' })).toThrow(DecryptionError);
  });

  it('[R34] is not decrypted when any of its bits is changed', () => {
    const sealed = seal(secret, place);
    const heads = sealed.split('.').slice(0, 2).join('.').length + 1;
    for (let at = heads; at < sealed.length; at += 1) {
      const turned = sealed[at] === 'A' ? 'B' : 'A';
      const bent = sealed.slice(0, at) + turned + sealed.slice(at + 1);
      // The last base64 character of a part may have unused bits, so changing it may not change the bytes.
      if (Buffer.from(bent.split('.')[3] ?? '', 'base64url').equals(Buffer.from(sealed.split('.')[3]!, 'base64url')))
        if (Buffer.from(bent.split('.')[2] ?? '', 'base64url').equals(Buffer.from(sealed.split('.')[2]!, 'base64url')))
          continue;
      expect(() => unseal(bent, place)).toThrow(DecryptionError);
    }
  });

  it.each(['', 'x', 's1...', 's2.a.b.c', 's1.a.b.c', 'plain text'])('[R34] refuses an invalid one: %j', (text) => {
    expect(() => unseal(text, place)).toThrow(DecryptionError);
  });
});

describe('[R35] a key change', () => {
  it('keeps old values readable, encrypts new ones with the new key, and makes the old key unnecessary after re-encryption', () => {
    const first = settings().sealing.current;
    const sealed = seal(secret, place);
    withKeys(other, first);
    expect(unseal(sealed, place)).toBe(secret);
    const rewrapped = rewrap(sealed);
    expect(rewrapped.startsWith(currentPrefix())).toBe(true);
    expect(sealed.startsWith(currentPrefix())).toBe(false);
    expect(rewrap(rewrapped)).toBe(rewrapped);
    withKeys(other);
    expect(unseal(rewrapped, place)).toBe(secret);
    expect(() => unseal(sealed, place)).toThrow(/key [0-9a-f]{12} .* not set/);
  });
});
