import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLoadedWhole } from '@/lib/domain/shared/whole-pages';
import { listen, makeHttpServer } from '@/lib/server/boot/http-server';

const frame = { isHttps: true, isDev: false, isDemo: false, styles: [], stripe: true };
const server = makeHttpServer(
  (_request, response) => {
    response.end('ok');
    return Promise.resolve();
  },
  { ...frame, plaid: 'https://production.plaid.com' },
);
let site = '';
beforeAll(async () => {
  site = `http://127.0.0.1:${await listen(server, '127.0.0.1', 0)}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The providers that the content security policy of a page allows. */
async function readPolicy(path: string) {
  const { headers } = await fetch(`${site}${path}`);
  const policy = headers.get('content-security-policy') ?? '';
  return {
    providers: ['stripe', 'plaid'].filter((name) => policy.includes(`${name}.com`)),
    wallets: headers.get('permissions-policy')?.includes('payment=(self "https://js.stripe.com")'),
  };
}

const pages: [path: string, provider: string | undefined][] = [
  ['/subscribe/checkout', 'stripe'],
  ['/account/billing', 'stripe'],
  ['/account/bank', 'plaid'],
  ['/account/bank-return', 'plaid'],
  ['/account', undefined],
  ['/subscribe', undefined],
  ['/', undefined],
];

describe('[E1] [F11] a page with a provider’s form', () => {
  it.each(pages)('%s allows %s and no one else', async (path, provider) => {
    expect(await readPolicy(path)).toEqual({ providers: provider ? [provider] : [], wallets: provider === 'stripe' });
    expect(await readPolicy(`${path}?plan=member`)).toMatchObject({ providers: provider ? [provider] : [] });
  });

  it.each(pages)('is loaded in full by a link to %s exactly when it has its own policy', (path, provider) => {
    const isWhole = provider !== undefined;
    for (const href of [path, `${path}?cancel=1`, `${path}#cards`]) expect(isLoadedWhole(href), href).toBe(isWhole);
    if (path !== '/') expect(isLoadedWhole(`${path}/`)).toBe(isWhole);
  });

  it('is distinguished from pages whose paths begin alike, as are the server’s own responses', () => {
    for (const href of ['/account/billing-promises', '/account/banking', '/apis'])
      expect(isLoadedWhole(href), href).toBe(false);
    expect(isLoadedWhole('/api/docs')).toBe(true);
  });
});
