import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { createAlpaca } from '@/lib/server/providers/brokerage/alpaca';
import { createAlpacaWire } from '@/lib/server/providers/brokerage/alpaca-wire';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import { toCents, toCentsDown, toDecimal } from '@/lib/server/providers/brokerage/cents';
import { firstUlidOf } from '@/lib/server/providers/brokerage/ulid';
import { alpacaSettings, answers, reply, startFakeAlpaca } from '@/tests/support/providers/fake-alpaca';

let fake: Awaited<ReturnType<typeof startFakeAlpaca>>;
beforeEach(async () => {
  fake = await startFakeAlpaca();
});
afterEach(async () => {
  setClock();
  await fake.close();
});

const accountId = '449e7a5c-69d3-4b8a-aaaf-5c9b713ebc65';
const relationshipId = '81412018-ffa2-43f9-a3eb-d39f1c5e0f87';
const transferId = '497f6eca-6276-4993-bfeb-53cbbbba6f08';

/** A transfer in the documented format, checked against the broker's OpenAPI file of January 2026. */
const documented = {
  id: transferId,
  relationship_id: relationshipId,
  account_id: accountId,
  type: 'ach',
  status: 'QUEUED',
  reason: null,
  amount: '1234.5',
  direction: 'INCOMING',
  created_at: '2026-11-23T14:15:22.123456789Z',
  updated_at: '2026-11-23T14:15:22Z',
  expires_at: '2026-11-30T14:15:22Z',
  additional_information: null,
};

const broker = () =>
  createAlpaca(createAlpacaWire(alpacaSettings({ apiBase: fake.apiBase })), { isReal: true, isSandbox: true });
const order = { direction: 'deposit', amountCents: 123_450, relationshipId } as const;

async function faultOf(work: Promise<unknown>): Promise<BrokerError> {
  const fault = await work.then(() => undefined).catch((error: unknown) => error);
  if (!(fault instanceof BrokerError)) throw new Error('No fault of the broker', { cause: fault });
  return fault;
}

describe('[F16] transfers at Alpaca', () => {
  it('are requested in the documented body, and their responses are read to the cent', async () => {
    fake.behave(answers(200, documented));
    expect(await broker().createTransfer(accountId, order)).toEqual({
      id: transferId,
      relationshipId,
      direction: 'deposit',
      amountCents: 123_450,
      status: 'QUEUED',
      reason: null,
      createdAt: new Date('2026-11-23T14:15:22.123Z'),
      holdUntil: null,
    });
    await broker().createTransfer(accountId, { direction: 'withdrawal', amountCents: 100, relationshipId });
    const body = { transfer_type: 'ach', relationship_id: relationshipId, timing: 'immediate' };
    expect(fake.calls.map(({ method, path, body: text }) => [method, path, JSON.parse(text) as unknown])).toEqual([
      ['POST', `/v1/accounts/${accountId}/transfers`, { ...body, amount: '1234.50', direction: 'INCOMING' }],
      ['POST', `/v1/accounts/${accountId}/transfers`, { ...body, amount: '1.00', direction: 'OUTGOING' }],
    ]);
  });

  it('are listed to the last page, without wires', async () => {
    const all = Array.from({ length: 130 }, (_, place) => ({ ...documented, id: `t-${place}` }));
    all[7] = { ...documented, id: 'wire', type: 'wire' };
    fake.behave((response, { query }) => {
      const offset = Number(query.get('offset'));
      reply(response, 200, all.slice(offset, offset + Number(query.get('limit'))));
    });
    const found = await broker().listTransfers(accountId);
    expect(found).toHaveLength(129);
    expect(found.some(({ id }) => id === 'wire')).toBe(false);
    expect(fake.calls.map(({ query }) => query.toString())).toEqual(['limit=100&offset=0', 'limit=100&offset=100']);
  });

  it('are canceled at their own URL, and cash is read from the trading account, rounded down to whole cents', async () => {
    fake.behave((response, { method }) =>
      method === 'DELETE'
        ? response.writeHead(204).end()
        : reply(response, 200, { id: accountId, cash: '100.4567', cash_withdrawable: '-0.001' }),
    );
    await broker().cancelTransfer(accountId, transferId);
    expect(await broker().readCash(accountId)).toEqual({ cashCents: 100_45, withdrawableCents: 0 });
    expect(fake.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `DELETE /v1/accounts/${accountId}/transfers/${transferId}`,
      `GET /v1/trading/accounts/${accountId}/account`,
    ]);
  });

  const page = '<html><body>Forbidden</body></html>';
  it.each([
    ['403 with a sentence', answers(403, { code: 40310000, message: 'insufficient cash' }), 'refused', 'unprocessable'],
    ['404', answers(404, { code: 40410000, message: 'relationship not found' }), 'refused', 'unprocessable'],
    ['409', answers(409, { code: 40910000, message: 'too many transfers' }), 'refused', 'unprocessable'],
    ['422', answers(422, { code: 42210000, message: 'amount is too small' }), 'refused', 'unprocessable'],
    ['403 with a page', answers(403, page), 'nothing', 'upstream'],
    ['401', answers(401, { message: 'unauthorized' }), 'nothing', 'upstream'],
    ['429', answers(429, '', { 'Retry-After': '7' }), 'nothing', 'unavailable'],
    ['500', answers(500, { message: 'canary upstream words' }), 'unknown', 'upstream'],
    ['200 of another form', answers(200, { ok: true }), 'unknown', 'upstream'],
    ['200 with a fraction of a cent', answers(200, { ...documented, amount: '1.005' }), 'unknown', 'upstream'],
    ['a line that is cut', (response: { destroy: () => void }) => response.destroy(), 'unknown', 'upstream'],
  ] as const)('[R40] %s', async (_, behave, outcome, code) => {
    fake.behave(behave);
    const fault = await faultOf(broker().createTransfer(accountId, order));
    expect([fault.outcome, fault.code]).toEqual([outcome, code]);
    expect(fault.message).not.toMatch(/html|canary|account/i);
    expect(fake.calls).toHaveLength(1);
  });
});

describe('[F16] events of transfers', () => {
  const event = {
    event_id: '01F7VQQ782DM57SJNWAYMD14J9',
    at: '2026-04-11T19:52:24.066998Z',
    account_id: accountId,
    correspondent: 'LPCA',
    entity_id: transferId,
    entity_type: 'Transfer',
    status_from: 'COMPLETE',
    status_to: 'RETURNED',
    reason: 'R01 - Insufficient Funds',
  };
  const stream = (...lines: string[]) => answers(200, lines.join('\n'), { 'Content-Type': 'text/event-stream' });
  const frame = (changes: object = {}) => `data: ${JSON.stringify({ ...event, ...changes })}\n`;
  const read = () => broker().listTransferEvents('01F7VQQ7820000000000000000');

  it('are read as a range that ends now, transfers only', async () => {
    setClock(() => new Date('2026-11-23T15:00:00Z'));
    fake.behave(stream(':heartbeat\n', frame(), frame({ entity_type: 'BankRelationship' })));
    expect(await read()).toEqual([
      { id: event.event_id, transferId, status: 'RETURNED', reason: 'R01 - Insufficient Funds' },
    ]);
    const [call] = fake.calls;
    expect(call?.path).toBe('/v2/events/funding/status');
    expect(call?.query.get('since_ulid')).toBe('01F7VQQ7820000000000000000');
    expect(call?.query.get('until_ulid')).toBe(firstUlidOf(new Date('2026-11-23T15:00:00Z')));
  });

  it.each([
    ['cut off', stream(frame(), 'data: {"event_id":"01F7')],
    ['dropped by the broker', stream(frame(), ': you are reading too slowly, dropped 2 messages')],
    ['not answered', answers(500, '')],
  ])('that are %s are not taken for the whole', async (_, behave) => {
    fake.behave(behave);
    expect((await faultOf(read())).outcome).toBe('unknown');
  });
});

describe('[F16] amounts in requests', () => {
  it.each([
    ['100.00', 100_00, 100_00],
    ['0.1', 10, 10],
    ['1234567890.99', 123456789099, 123456789099],
    ['19.99', 19_99, 19_99],
    ['1.999', undefined, 1_99],
    ['1.9900', 1_99, 1_99],
    ['-0.5', -50, -50],
    ['-0.501', undefined, -51],
    ['1e3', undefined, undefined],
    ['', undefined, undefined],
    ['NaN', undefined, undefined],
    ['1,000', undefined, undefined],
  ])('%j', (decimal, cents, down) => {
    expect([toCents(decimal), toCentsDown(decimal)]).toEqual([cents, down]);
  });

  it.each([
    [1, '0.01'],
    [100, '1.00'],
    [123_456_07, '123456.07'],
  ])('%d cents', (cents, decimal) => {
    expect(toDecimal(cents)).toBe(decimal);
  });

  it('the first ULID of an instant encodes its time', () => {
    // The example from the README of the ULID specification.
    expect(firstUlidOf(new Date(1_469_918_176_385))).toBe('01ARYZ6S410000000000000000');
  });
});
