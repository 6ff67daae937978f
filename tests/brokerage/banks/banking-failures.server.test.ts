import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AppError, statusOf } from '@/lib/server/platform/errors';
import { createAlpaca } from '@/lib/server/providers/brokerage/alpaca';
import { createAlpacaWire } from '@/lib/server/providers/brokerage/alpaca-wire';
import { toAlpaca } from '@/lib/server/providers/brokerage/to-alpaca';
import { createPlaid } from '@/lib/server/providers/banking/plaid';
import { createPlaidWire } from '@/lib/server/providers/banking/plaid-wire';
import { createTradier } from '@/lib/server/providers/tradier/tradier';
import { createTradierWire } from '@/lib/server/providers/tradier/tradier-wire';
import { applicationBody } from '@/tests/support/features/applications';
import { alpacaSettings } from '@/tests/support/providers/fake-alpaca';
import {
  endless,
  hostileAnswers,
  pouring,
  startUpstream,
  type UpstreamBehaviour,
} from '@/tests/support/providers/fake-upstream';
import { ownCertificate } from '@/tests/support/providers/own-certificate';

const keys = { clientId: 'canary-client', secret: 'canary-secret-0123456789' };
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

// Loads the client beforehand, which may take longer than the short limit.
beforeAll(() => import('plaid'));

/** Only providers that never finish get a short limit; the others get one that is generous for a busy machine. */
const limitOf = (behavior: string) => (endless.has(behavior) ? 1_000 : 60_000);
type Call = (apiBase: string, limitMs: number) => Promise<unknown>;

/** One call of each provider, configured as on the site. */
const connectors: Record<string, Call> = {
  Alpaca: (apiBase, limitMs) => alpacaAt(apiBase, 'basic', limitMs),
  'Alpaca with tokens': (apiBase, limitMs) => alpacaAt(apiBase, 'client_credentials', limitMs),
  Plaid: (apiBase, limitMs) =>
    createPlaid(createPlaidWire({ ...keys, apiBase }), { isReal: true }).exchange(
      'canary-public-token',
      AbortSignal.timeout(limitMs),
    ),
  Tradier: (apiBase, limitMs) =>
    createTradier(createTradierWire({ ...keys, apiBase }), { isReal: true, authorizeUrl: () => '' }).exchange(
      'canary-code',
      'canary-verifier',
      AbortSignal.timeout(limitMs),
    ),
};

function alpacaAt(apiBase: string, authMode: 'basic' | 'client_credentials', limitMs: number) {
  const settings = alpacaSettings({
    ...{ key: 'canary-key', secret: 'canary-secret' },
    authMode,
    apiBase,
    authBase: apiBase,
  });
  const broker = createAlpaca(createAlpacaWire(settings, limitMs), { isReal: true, isSandbox: true });
  return broker.open(toAlpaca(applicationBody({ family_name: 'Canary' }), []));
}

const failureOf = async (call: Call, apiBase: string, limitMs = 60_000) =>
  call(apiBase, limitMs).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );

async function failureAt(call: Call, behave: UpstreamBehaviour, limitMs?: number) {
  const server = await startUpstream(behave);
  closers.push(server.close);
  return { error: await failureOf(call, server.apiBase, limitMs), server };
}

/** The messages of an error and its causes, as they would be logged. */
const messagesOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${error.stack} ${JSON.stringify(error)} ${messagesOf(error.cause)}` : '';

function expectOurWords(error: unknown) {
  expect(error).toBeInstanceOf(AppError);
  expect([502, 503, 504]).toContain(statusOf[(error as AppError).code]);
  expect(messagesOf(error)).not.toMatch(/canary|secret upstream|169\.254/);
}

describe.each(Object.entries(connectors))('[R40] %s', (_, call) => {
  it.each(Object.entries(hostileAnswers))('that %s results in one of our error messages', async (name, behave) => {
    const { error, server } = await failureAt(call, behave, limitOf(name));
    expectOurWords(error);
    expect(server.calls).toHaveLength(1);
  });

  it('that refuses the connection, or has no address, counts as unavailable', async () => {
    const server = await startUpstream(() => undefined);
    await server.close();
    for (const apiBase of [server.apiBase, 'http://provider.invalid']) expectOurWords(await failureOf(call, apiBase));
  });

  it('that presents an untrusted certificate gets no request', async () => {
    const requests: string[] = [];
    const server = createServer(ownCertificate, (request) => requests.push(request.url ?? ''));
    closers.push(() => new Promise((resolve) => server.close(() => resolve())));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    expectOurWords(await failureOf(call, `https://127.0.0.1:${(server.address() as AddressInfo).port}`));
    expect(requests).toEqual([]);
  });

  it('that sends a hundred megabytes is cut off early', async () => {
    const { poured, behave } = pouring();
    const { error } = await failureAt(call, behave);
    expectOurWords(error);
    expect(poured.bytes).toBeLessThan(50 * 1024 * 1024);
  });
});
