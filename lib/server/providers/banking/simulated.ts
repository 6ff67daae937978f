import { randomBytes } from 'node:crypto';
import type { LinkTokenCreateRequest } from 'plaid';
import { now } from '@/lib/server/platform/clock';
import { hashOf, keyFor } from '@/lib/server/platform/sealing/crypto';
import { toBankError } from './plaid-errors';
import { plaidNames } from './plaid-names';
import type { PlaidAnswer, PlaidWire } from './plaid-wire';
import type { SampleBank } from './banking';
import { sampleBanks } from './simulated-banks';
import type { SimulatedMemory } from './simulated-memory';

const linkLifeMs = 4 * 3_600_000;
const publicLifeMs = 30 * 60_000;

/**
 * The simulated Plaid, which sends nothing over the network. It stores logins and rejects what Plaid rejects: a public
 * token works once within 30 minutes, a link token is valid for four hours, and a forgetful bank requires another
 * login. As in Plaid's sandbox, the test login is user_good with pass_good.
 */
export function createSimulatedPlaid(memory: SimulatedMemory): { wire: PlaidWire; sample: SampleBank } {
  const fresh = async (key: string, lifeMs: number) => {
    const found = await memory.read(key);
    return found && now().getTime() - found.createdAt.getTime() < lifeMs ? found.data : null;
  };

  const wire: PlaidWire = {
    createLinkToken: async (request) => {
      const wrong = oddLinkRequest(request);
      if (wrong) return refuse('INVALID_REQUEST', wrong);
      const item = request.access_token ? await memory.read(itemKey(request.access_token)) : undefined;
      if (item === null) return refuse('INVALID_INPUT', 'INVALID_ACCESS_TOKEN');
      const token = `link-sandbox-${hex(16)}`;
      await memory.write(`link:${hashOf(token)}`, {
        renews: request.access_token ? itemKey(request.access_token) : null,
      });
      const expiration = new Date(now().getTime() + linkLifeMs).toISOString();
      return answer({ link_token: token, expiration });
    },
    exchangePublicToken: async ({ public_token: token }) => {
      const found = await memory.take(`public:${hashOf(token)}`);
      const isFresh = found !== null && now().getTime() - found.createdAt.getTime() < publicLifeMs;
      if (!isFresh) return refuse('INVALID_INPUT', 'INVALID_PUBLIC_TOKEN');
      const accessToken = `access-sandbox-${hex(16)}`;
      const itemId = hex(16);
      const { bank } = found.data;
      const needsLogin = sampleBanks[String(bank)]?.isForgetful === true;
      await memory.write(itemKey(accessToken), { bank, itemId, needsLogin });
      return answer({ access_token: accessToken, item_id: itemId });
    },
    getAccounts: async ({ access_token: token }) => {
      const item = await memory.read(itemKey(token));
      if (!item) return refuse('INVALID_INPUT', 'INVALID_ACCESS_TOKEN');
      const { bank, itemId } = item.data as { bank: string; itemId: string };
      const { name, accounts = [] } = sampleBanks[bank] ?? {};
      return answer({
        accounts: accounts.map((one) => ({
          account_id: accountId(bank, one.mask),
          balances: {
            available: null,
            current: null,
            limit: null,
            iso_currency_code: 'USD',
            unofficial_currency_code: null,
          },
          mask: one.mask,
          name: one.name,
          official_name: null,
          type: 'depository',
          subtype: one.type,
        })),
        item: {
          ...{ item_id: itemId, institution_id: bank, institution_name: name, webhook: null, error: null },
          ...{
            available_products: [],
            billed_products: ['auth'],
            consent_expiration_time: null,
            update_type: 'background',
          },
        },
      });
    },
    createProcessorToken: async ({ access_token: token, account_id: id, processor }) => {
      const item = await memory.read(itemKey(token));
      if (!item) return refuse('INVALID_INPUT', 'INVALID_ACCESS_TOKEN');
      if (processor !== plaidNames.alpaca) return refuse('INVALID_REQUEST', 'INVALID_FIELD');
      const { bank, needsLogin } = item.data as { bank: string; needsLogin: boolean };
      if (needsLogin) return refuse('ITEM_ERROR', 'ITEM_LOGIN_REQUIRED');
      const known = sampleBanks[bank]?.accounts.find(({ mask }) => accountId(bank, mask) === id);
      if (!known) return refuse('INVALID_INPUT', 'INVALID_ACCOUNT_ID');
      if (known.type === 'cd') return refuse('ITEM_ERROR', 'NO_AUTH_ACCOUNTS');
      return answer({ processor_token: `processor-sandbox-${hex(16)}` });
    },
    removeItem: async ({ access_token: token }) =>
      (await memory.take(itemKey(token))) ? answer({}) : refuse('INVALID_INPUT', 'INVALID_ACCESS_TOKEN'),
  };

  const sample: SampleBank = {
    logIn: async ({ linkToken, bank, username, password }) => {
      if (!(await fresh(`link:${hashOf(linkToken)}`, linkLifeMs)))
        throw toBankError(refuse('INVALID_INPUT', 'INVALID_LINK_TOKEN'));
      const known = sampleBanks[bank];
      if (!known || username !== 'user_good' || password !== 'pass_good')
        throw toBankError(refuse('ITEM_ERROR', 'INVALID_CREDENTIALS'));
      await memory.write(`login:${hashOf(linkToken)}`, { bank });
      // Link is configured to offer only checking and savings accounts.
      return known.accounts.flatMap(({ name, mask, type }) =>
        type === 'cd' ? [] : [{ id: accountId(bank, mask), name, mask, type }],
      );
    },
    choose: async ({ linkToken, bank, accountId: chosen }) => {
      const link = await fresh(`link:${hashOf(linkToken)}`, linkLifeMs);
      const login = await memory.take(`login:${hashOf(linkToken)}`);
      const isKnown = sampleBanks[bank]?.accounts.some(({ mask }) => accountId(bank, mask) === chosen) ?? false;
      if (!link || login?.data.bank !== bank || (link.renews === null && !isKnown))
        throw toBankError(refuse('INVALID_INPUT', 'INVALID_LINK_TOKEN'));
      if (typeof link.renews === 'string') {
        const item = await memory.read(link.renews);
        if (item?.data.bank !== bank) throw toBankError(refuse('ITEM_ERROR', 'INVALID_CREDENTIALS'));
        await memory.write(link.renews, { ...item.data, needsLogin: false });
        return null;
      }
      const token = `public-sandbox-${hex(16)}`;
      await memory.write(`public:${hashOf(token)}`, { bank });
      return token;
    },
  };
  return { wire, sample };
}

/** Plaid's error code for an invalid link token request, or undefined. */
function oddLinkRequest(request: LinkTokenCreateRequest) {
  if (!request.user?.client_user_id) return 'MISSING_FIELDS';
  if (request.client_name.length > 30) return 'INVALID_FIELD';
  if (request.access_token === undefined ? !request.products?.length : request.products) return 'INVALID_FIELD';
  if (request.redirect_uri?.includes('?')) return 'INVALID_FIELD';
  return undefined;
}

/** Tokens are stored as hashes, as on a live site. */
const itemKey = (accessToken: string) => `item:${hashOf(accessToken)}`;

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** The same account has the same id at every login. */
const accountId = (bank: string, mask: string) => keyFor(bank, `account ${mask}`).toString('hex').slice(0, 37);

const answer = (body: object): PlaidAnswer => ({ status: 200, body: { ...body, request_id: hex(8).slice(0, 15) } });

const refuse = (type: string, code: string): PlaidAnswer => ({
  status: 400,
  body: {
    error_type: type,
    error_code: code,
    error_message: `simulated: ${code}`,
    display_message: null,
    request_id: hex(8).slice(0, 15),
  },
});
