// @vitest-environment-options { "url": "https://site.example/" }
import { expect, it, vi } from 'vitest';
import { captureAttribution } from '@/lib/client/visits/attribution';
import { ensureIdentity } from '@/lib/client/session/identity';
import { restore } from '@/lib/client/session/session';
import { register } from '@/lib/client/session/session-actions';
import { sessionRecord } from '@/tests/support/api/session';

it('[R64] every cookie of an https site is Secure and has no Domain', () => {
  const written: string[] = [];
  const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  restore();
  register(sessionRecord(), { kind: 'user' });
  captureAttribution('?referredBy=ann&utm_source=letter');
  ensureIdentity();
  spy.mockRestore();
  const names = written.map((text) => text.split('=', 1)[0]);
  expect(names).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', 'user', 'referredBy', 'utm_source']));
  for (const text of written) {
    expect(text).toMatch(/; secure/i);
    expect(text).toMatch(/; path=\/(;|$)/i);
    expect(text).not.toMatch(/domain=/i);
  }
});
