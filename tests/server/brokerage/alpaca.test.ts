import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAlpaca } from '@/lib/server/providers/brokerage/alpaca';
import { createAlpacaWire } from '@/lib/server/providers/brokerage/alpaca-wire';
import { BrokerFault } from '@/lib/server/providers/brokerage/broker-fault';
import { toAlpaca } from '@/lib/server/providers/brokerage/to-alpaca';
import { applicationBody } from '@/tests/support/applications';
import { accountFrom, alpacaSettings, answers, keeps, reply, startFakeAlpaca } from '@/tests/support/fake-alpaca';

let fake: Awaited<ReturnType<typeof startFakeAlpaca>>;
beforeEach(async () => {
  fake = await startFakeAlpaca();
});
afterEach(() => fake.close());

const body = toAlpaca(applicationBody(), []);
const broker = (changes: Parameters<typeof alpacaSettings>[0] = {}) =>
  createAlpaca(createAlpacaWire(alpacaSettings({ apiBase: fake.apiBase, authBase: fake.apiBase, ...changes })), {
    isReal: true,
    isSandbox: true,
  });

async function faultOf(work: Promise<unknown>): Promise<BrokerFault> {
  const fault = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(fault instanceof BrokerFault)) throw new Error('No fault of the broker', { cause: fault });
  return fault;
}

describe('[R40] the broker', () => {
  it('is asked with Basic sign-in, and an account is found by its exact email', async () => {
    const made = await broker().open(body);
    expect(fake.calls[0]?.authorization).toMatch(/^Basic /);
    expect(made).toMatchObject({ status: 'SUBMITTED', email: 'ann@example.test', givenName: 'Ann', needs: [] });
    const sent = { contact: { email_address: 'joann@example.test' }, identity: { given_name: 'Jo', family_name: 'L' } };
    fake.accounts.push(accountFrom(sent));
    expect((await broker().findByEmail('ANN@example.test')).map(({ id }) => id)).toEqual([]);
    expect((await broker().findByEmail('ann@example.test')).map(({ id }) => id)).toEqual([made.id]);
    expect(await broker().read(made.id)).toMatchObject({ id: made.id });
    expect(await broker().read('nobody')).toBeNull();
  });

  const page = '<html><body>Bad gateway</body></html>';
  it.each([
    ['409 without a body', answers(409, ''), 'exists', 'conflict'],
    ['422 with a sentence', answers(422, { code: 40010001, message: 'tax_id is invalid' }), 'refused', 'unprocessable'],
    ['400 with a plain text', answers(400, 'malformed'), 'refused', 'unprocessable'],
    ['400 with a page', answers(400, page), 'unknown', 'upstream'],
    ['401', answers(401, { message: 'unauthorized' }), 'nothing', 'upstream'],
    ['429', answers(429, '', { 'Retry-After': '7' }), 'nothing', 'unavailable'],
    ['500', answers(500, { message: 'canary upstream words' }), 'unknown', 'upstream'],
    ['200 with a page', answers(200, page), 'unknown', 'upstream'],
    ['200 with half a JSON', answers(200, '{"id":"b9b1'), 'unknown', 'upstream'],
    ['200 of another form', answers(200, { ok: true }), 'unknown', 'upstream'],
    ['302', answers(302, '', { Location: 'http://169.254.169.254/' }), 'unknown', 'upstream'],
    ['a line that is cut', (response: { destroy: () => void }) => response.destroy(), 'unknown', 'upstream'],
  ] as const)('[F8] %s', async (_, behave, outcome, code) => {
    fake.behave(behave);
    const fault = await faultOf(broker().open(body));
    expect([fault.outcome, fault.code]).toEqual([outcome, code]);
    expect(fault.message).not.toMatch(/html|canary|KEY-for-tests/);
  });

  it('[F6] [F11] is handed papers and a bank in its own bodies', async () => {
    fake.behave((response, { method, path }) =>
      method === 'DELETE'
        ? response.writeHead(204).end()
        : reply(response, 200, path.endsWith('/upload') ? [] : method === 'GET' ? [] : { id: 'r-1', status: 'QUEUED' }),
    );
    const paper = {
      type: 'identity_verification',
      format: 'image/png',
      bytes: new Uint8Array([137, 80, 78, 71]),
    } as const;
    await broker().sendDocument('a-1', paper);
    expect(await broker().linkBank('a-1', 'processor-sandbox-0a')).toEqual({ id: 'r-1', status: 'QUEUED' });
    await broker().listBanks('a-1');
    await broker().unlinkBank('a-1', 'r-1');
    const sent = fake.calls.map(({ method, path, query, body: text }) => [
      `${method} ${path}${query.size > 0 ? `?${query}` : ''}`,
      text === '' ? null : (JSON.parse(text) as unknown),
    ]);
    expect(sent).toEqual([
      [
        'POST /v1/accounts/a-1/documents/upload',
        [{ document_type: 'identity_verification', content: 'iVBORw==', mime_type: 'image/png' }],
      ],
      ['POST /v1/accounts/a-1/ach_relationships', { processor_token: 'processor-sandbox-0a' }],
      [
        'GET /v1/accounts/a-1/ach_relationships?statuses=QUEUED%2CAPPROVED%2CPENDING%2CREJECTED%2CCANCEL_REQUESTED',
        null,
      ],
      ['DELETE /v1/accounts/a-1/ach_relationships/r-1', null],
    ]);
  });

  it('[R40] that nobody answers for has certainly got nothing', async () => {
    expect((await faultOf(broker({ apiBase: 'http://127.0.0.1:9' }).open(body))).outcome).toBe('nothing');
  });

  it('[R40] gets a token once for many calls, and another when one is taken back', async () => {
    let issued = 0;
    fake.behave((response, call, accounts) => {
      if (call.path !== '/v1/oauth2/token')
        return call.authorization === 'Bearer token-1' && issued > 1
          ? reply(response, 401, { message: 'unauthorized' })
          : keeps(response, call, accounts);
      issued += 1;
      reply(response, 200, { access_token: `token-${issued}`, expires_in: 899, token_type: 'Bearer' });
    });
    const one = broker({ authMode: 'client_credentials' });
    await Promise.all([one.findByEmail('a@example.test'), one.findByEmail('b@example.test'), one.read('x')]);
    expect(issued).toBe(1);
    expect(fake.calls[0]?.body).toContain('grant_type=client_credentials');
    fake.behave((response, call, accounts) => {
      if (call.path === '/v1/oauth2/token') return reply(response, 200, { access_token: 'token-2', expires_in: 899 });
      if (call.authorization === 'Bearer token-1') return reply(response, 401, { message: 'unauthorized' });
      keeps(response, call, accounts);
    });
    expect(await one.findByEmail('a@example.test')).toEqual([]);
    expect(fake.calls.at(-1)?.authorization).toBe('Bearer token-2');
  });
});
