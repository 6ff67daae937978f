import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import { toAlpaca } from '@/lib/server/providers/brokerage/to-alpaca';
import { alpacaAt } from '@/tests/support/providers/alpaca-at';
import { applicationBody } from '@/tests/support/features/applications';
import { accountFrom, answers, keeps, reply, startFakeAlpaca } from '@/tests/support/providers/fake-alpaca';

let fake: Awaited<ReturnType<typeof startFakeAlpaca>>;
beforeEach(async () => {
  fake = await startFakeAlpaca();
});
afterEach(() => fake.close());

const body = toAlpaca(applicationBody(), []);
const broker = (changes: Parameters<typeof alpacaAt>[1] = {}) => alpacaAt(fake.apiBase, changes);

async function faultOf(work: Promise<unknown>): Promise<BrokerError> {
  const fault = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(fault instanceof BrokerError)) throw new Error('No fault of the broker', { cause: fault });
  return fault;
}

describe('[R40] the broker', () => {
  it('is called with Basic authentication, and an account is found by its exact email', async () => {
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

  const needsOf: [what: string, account: object, needs: string[], status: string][] = [
    ['null results', { kyc_results: null }, [], 'SUBMITTED'],
    [
      'null lists',
      { kyc_results: { reject: null, accept: null, indeterminate: null, summary: null } },
      [],
      'SUBMITTED',
    ],
    [
      'a null list beside a full one',
      { status: 'ACTION_REQUIRED', kyc_results: { reject: null, indeterminate: { TAX_IDENTIFICATION: null } } },
      ['TAX_IDENTIFICATION'],
      'ACTION_REQUIRED',
    ],
    ['missing lists', { kyc_results: { summary: 'fail' } }, [], 'SUBMITTED'],
    [
      'codes in an array and as a text',
      { kyc_results: { reject: ['PEP', 7, null], indeterminate: 'DATE_OF_BIRTH' } },
      ['PEP', 'DATE_OF_BIRTH'],
      'SUBMITTED',
    ],
    ['an unknown code', { kyc_results: { reject: { BRAND_NEW_2027: {} } } }, ['BRAND_NEW_2027'], 'SUBMITTED'],
    ['the same code twice', { kyc_results: { reject: { PEP: {} }, indeterminate: { PEP: {} } } }, ['PEP'], 'SUBMITTED'],
    ['an unknown status', { status: 'PENDING_REVIEW_2' }, [], 'PENDING_REVIEW_2'],
    ['a status in small letters', { status: 'active' }, [], 'ACTIVE'],
    ['null names', { contact: { email_address: null }, identity: { given_name: null } }, [], 'SUBMITTED'],
  ];
  it.each(needsOf)('[F10] may answer an account with %s, which is accepted', async (_, changes, needs, status) => {
    const sent = { contact: { email_address: 'a@example.test' }, identity: { given_name: 'A', family_name: 'L' } };
    fake.behave(answers(200, accountFrom(sent, changes)));
    expect(await broker().read('a-1')).toMatchObject({ needs, status });
  });

  it('[R40] has received nothing when the connection is refused', async () => {
    expect((await faultOf(broker({ apiBase: 'http://127.0.0.1:9' }).open(body))).outcome).toBe('nothing');
  });

  it('[R40] issues one token for many calls, and another when a token is revoked', async () => {
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
