import { beforeAll, describe, expect, it } from 'vitest';
import { bearers } from '@/tests/support/api/access';
import { visitor } from '@/tests/support/api/api';
import { startSeeded } from '@/tests/support/database/seeded';
import { applicationBody } from '@/tests/support/features/applications';
import { freshEmail, registrationForm, type Member } from '@/tests/support/database/factories';

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The specification's endpoints that are implemented, as section 7 writes them, with a valid body where one is
 * required.
 */
const calls: [string, 'public' | 'user' | 'either', (object | (() => object))?][] = [
  ['POST /api/users/login', 'public', () => credentialsOf(bearer.user)],
  ['PUT /api/users/register', 'public', registrationForm()],
  ['GET /api/users/request-new-password?email=ann@example.test', 'public'],
  ['GET /api/users/verify-password-request/a-token', 'public'],
  ['POST /api/users/reset-password/a-token', 'public', { password: 'another password' }],
  ['PUT /api/users/searches', 'user', { search: 'AAPL' }],
  ['GET /api/users/exists?email=ann@example.test', 'public'],
  ['GET /api/users/profile/', 'user'],
  ['PUT /api/investors/register-basic', 'public', registrationForm()],
  ['POST /api/investors/login', 'public', () => credentialsOf(bearer.investorMember)],
  ['GET /api/investors/request-new-password?email=ann@example.test', 'public'],
  ['POST /api/investors/reset-password/a-token', 'public', { password: 'another password' }],
  ['GET /api/investors/verify-password-request/a-token', 'public'],
  ['POST /api/newsletter/subscribe', 'public', { email: 'ann@example.test' }],
  ['POST /api/users/join-us', 'public', { email: 'ann@example.test', firstName: 'Ann', joinAs: 'customer' }],
  [
    'POST /api/sponsors',
    'public',
    { email: 'ann@example.test', firstName: 'Ann', organization: 'Lee & Co', about: 'An event' },
  ],
  [
    'PUT /api/users/register-campaign',
    'public',
    { email: 'ann@example.test', firstName: 'Ann', campaign: 'Spring', channel: 'event' },
  ],
  [
    'PUT /api/public-tracker/submissions',
    'public',
    { email: 'ann@example.test', symbol: 'AAPL', tradeType: 'Call', strike: 190, expiration: dayAhead(30) },
  ],
  // Market data. The twenty charts and the candles are in chart-paths.test.ts.
  ['GET /api/symbols/search?q=aapl', 'public'],
  ['GET /api/symbols/AAPL/stocks', 'public'],
  ['GET /api/symbols/AAPL', 'public'],
  ['GET /api/sectors/semiconductors/symbols', 'public'],
  ['GET /api/symbols/AAPL/news-articles', 'public'],
  ['GET /api/symbols/AAPL/sector-news-articles', 'public'],
  ['GET /api/sectors/semiconductors/sector-news-articles', 'public'],
  ['PUT /api/symbols/stock-requests', 'either', { ticker: 'ZZZZ' }],
  ['GET /api/signals/sector-timing?slug=semiconductors', 'public'],
  ['GET /api/signals/stock-timing', 'public'],
  ['GET /api/signals/stock-timing?slug=semiconductors', 'public'],
  ['GET /api/signals/stocks-to-watch', 'public'],
  ['GET /api/signals/custom-pattern', 'either'],
  ['GET /api/the-roi/news-articles', 'public'],
  // The blog. Posts for members are returned to everyone, limited to what the caller may read.
  ['GET /api/posts?categories=signals', 'public'],
  ['GET /api/posts/free-posts?categories=signals', 'public'],
  ['GET /api/posts/free-posts/what-a-golden-cross-is', 'public'],
  ['GET /api/posts/three-best-trades', 'public'],
  ['GET /api/authors/options-desk', 'public'],
  ['POST /api/alpaca/account', 'user', applicationBody()],
  ['GET /api/alpaca/account/exists', 'user'],
  ['POST /api/auth/refresh', 'public', () => ({ refreshToken: bearer.investorMember.refreshToken })],
  ['PUT /api/phone-numbers', 'public', { phoneNumber: '(212) 555-0190', alertType: 'Marketing page 2' }],
  ['PUT /api/simple-signup', 'public', { phone: '+1 212 555 0191', email: 'ann@example.test' }],
  // Payments. Calls that need a card or a subscription are in transactions.test.ts.
  ['POST /api/transactions/create-customer', 'user', {}],
  ['POST /api/transactions/setup-intent', 'user', {}],
  ['POST /api/transactions/payment-intent', 'user', { months: 3 }],
  ['GET /api/users/payment-methods', 'user'],
  ['GET /api/users/generate-promo-code?firstName=Ann&lastName=Lee', 'user'],
  // Endpoints that we added: sign-out on the server and the trade record.
  ['POST /api/auth/logout', 'public', {}],
  ['GET /api/trades', 'public'],
  ['GET /api/trades?variant=live', 'public'],
];

/** The calls that do not return 200: creating an account, and using a link that was never sent. */
const otherStatus: Record<string, number> = {
  'PUT /api/users/register': 201,
  'PUT /api/investors/register-basic': 201,
  'POST /api/users/reset-password/a-token': 400,
  'POST /api/investors/reset-password/a-token': 400,
};

const credentialsOf = ({ email, password }: Member) => ({ email, password });

let bearer: Awaited<ReturnType<typeof bearers>>;
beforeAll(async () => {
  await startSeeded();
  bearer = await bearers();
});

describe('[S21] section 7', () => {
  it.each(calls)('%s is served', async (call, access, body) => {
    const [method = '', path = ''] = call.split(' ');
    const sent = typeof body === 'function' ? (body as () => object)() : body;
    const send = (token?: string) => visitor().send(method, path, { body: sent, bearer: token });
    const reply = await send(access === 'public' ? undefined : bearer.user.token);
    expect(reply.status).toBe(otherStatus[call] ?? 200);
    if (access === 'public') return;
    expect((await send()).status).toBe(401);
    expect((await send(bearer.investorMember.token)).status).toBe(access === 'either' ? 200 : 403);
  });
});

describe('[S22] the trade record', () => {
  type Trades = { items: Record<string, unknown>[]; meta: { isSample: boolean; source: string } };
  const read = async (query: string) => (await visitor().send('GET', `/api/trades${query}`)).answer as Trades;

  it('[S11] names the dollar result balance, or $1000 in the live variant', async () => {
    const [record, live] = [await read(''), await read('?variant=live')];
    expect(record.items).toHaveLength(33);
    expect(live.items.length).toBeGreaterThan(0);
    for (const row of record.items)
      expect([Object.keys(row).includes('balance'), Object.keys(row).includes('$1000')]).toEqual([true, false]);
    for (const row of live.items)
      expect([Object.keys(row).includes('balance'), Object.keys(row).includes('$1000')]).toEqual([false, true]);
    expect(record.meta).toMatchObject({ isSample: true, source: 'Sample generator' });
  });

  it('[C15] describes the sample of 33 trades', async () => {
    const note = 'historical sample, one two-month market, not live, hypothetical $1,000 stake';
    expect((await read('')).meta).toMatchObject({ note });
    expect((await read('?variant=live')).meta).not.toHaveProperty('note');
  });

  it.each(['?variant=other', '?variant=', '?variant=record&variant=live', "?variant=live'--"])(
    '[R27] refuses %s',
    async (query) => {
      expect((await visitor().send('GET', `/api/trades${query}`)).status).toBe(400);
    },
  );
});

describe('[S21] what is not served', () => {
  it('is a 404, not an error', async () => {
    for (const path of ['/api/users/nothing', `/api/nothing/${freshEmail()}`, '/admin/fin-hub/nothing']) {
      expect((await visitor().send('GET', path)).status).toBe(404);
    }
  });
});
