import { isAxiosError, type AxiosResponse } from 'axios';
import {
  Configuration,
  PlaidApi,
  type AccountsGetRequest,
  type ItemPublicTokenExchangeRequest,
  type ItemRemoveRequest,
  type LinkTokenCreateRequest,
  type ProcessorTokenCreateRequest,
} from 'plaid';
import type { PlaidSettings } from '@/lib/server/banking-settings';
import { connectLimitedAgents } from '@/lib/server/providers/connect-limit';

/** Whatever was answered: the body is anything, also what is no JSON. */
export type PlaidAnswer = { status: number; body: unknown };

type Call<Request> = (request: Request, signal: AbortSignal) => Promise<PlaidAnswer>;

/** The calls of Plaid's API that we make. Each resolves with what was answered, or rejects with `PlaidSilent`. */
export type PlaidWire = {
  createLinkToken: Call<LinkTokenCreateRequest>;
  exchangePublicToken: Call<ItemPublicTokenExchangeRequest>;
  getAccounts: Call<AccountsGetRequest>;
  createProcessorToken: Call<ProcessorTokenCreateRequest>;
  removeItem: Call<ItemRemoveRequest>;
};

/** Names the transport's error and keeps nothing of it: that carries our secret and the token. */
export class PlaidSilent extends Error {
  override name = 'PlaidSilent';
}

const connectMs = 2_000;
/** A login with hundreds of accounts stays below. */
const maxAnswerBytes = 1024 * 1024;

/** Plaid over HTTPS, by its own client. */
export function createPlaidWire({ clientId, secret, apiBase }: PlaidSettings): PlaidWire {
  const api = new PlaidApi(
    new Configuration({
      basePath: apiBase,
      baseOptions: {
        headers: { 'PLAID-CLIENT-ID': clientId, 'PLAID-SECRET': secret, 'Plaid-Version': '2020-09-14' },
        ...connectLimitedAgents(connectMs),
        maxRedirects: 0,
        maxContentLength: maxAnswerBytes,
        proxy: false,
        // Every answer is looked at, none is thrown.
        validateStatus: () => true,
      },
    }),
  );
  return {
    createLinkToken: (request, signal) => hear(api.linkTokenCreate(request, { signal })),
    exchangePublicToken: (request, signal) => hear(api.itemPublicTokenExchange(request, { signal })),
    getAccounts: (request, signal) => hear(api.accountsGet(request, { signal })),
    createProcessorToken: (request, signal) => hear(api.processorTokenCreate(request, { signal })),
    removeItem: (request, signal) => hear(api.itemRemove(request, { signal })),
  };
}

async function hear(asked: Promise<AxiosResponse<unknown>>): Promise<PlaidAnswer> {
  try {
    const { status, data } = await asked;
    return { status, body: data };
  } catch (error) {
    throw new PlaidSilent(isAxiosError(error) ? (error.code ?? 'an unnamed error') : 'an unnamed error');
  }
}
