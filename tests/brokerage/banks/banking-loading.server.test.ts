import { expect, it, vi } from 'vitest';
import { bankingProvider } from '@/lib/server/providers/banking/provider';
import { createPlaidWire } from '@/lib/server/providers/banking/plaid-wire';

const plaid = vi.hoisted(() => ({ loads: 0 }));
vi.mock('plaid', (importOriginal) => {
  plaid.loads += 1;
  return importOriginal();
});

it('[P7] the Plaid client, 27 MB in memory, is loaded by the first call to Plaid', async () => {
  const memory = {
    read: () => Promise.resolve(null),
    take: () => Promise.resolve(null),
    write: () => Promise.resolve(),
  };
  const request = { userId: 'member-1', redirectUri: undefined };
  const link = await bankingProvider(memory)?.createLink(request, AbortSignal.timeout(5_000));
  expect(link?.linkToken).toMatch(/^link-/);
  expect(plaid.loads).toBe(0);
  const wire = createPlaidWire({ clientId: 'id', secret: 'secret', apiBase: 'http://127.0.0.1:1' });
  await expect(wire.removeItem({ access_token: 'x' }, AbortSignal.timeout(5_000))).rejects.toThrow();
  expect(plaid.loads).toBe(1);
});
