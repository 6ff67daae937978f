import { isAxiosError, type AxiosResponse } from 'axios';
import type {
  AccountsGetRequest,
  ItemPublicTokenExchangeRequest,
  ItemRemoveRequest,
  LinkTokenCreateRequest,
  PlaidApi,
  ProcessorTokenCreateRequest,
} from 'plaid';
import type { PlaidSettings } from '@/lib/server/platform/settings/banking-settings';
import { connectLimitedAgents } from '@/lib/server/providers/connect-limit';

/** A response with any status. The body may be anything; undefined if it is not JSON. */
export type PlaidAnswer = { status: number; body: unknown };

type Call<Request> = (request: Request, signal: AbortSignal) => Promise<PlaidAnswer>;

/** The requests that we send to Plaid's API. Each resolves with the response or rejects with `PlaidNoResponseError`. */
export type PlaidWire = {
  createLinkToken: Call<LinkTokenCreateRequest>;
  exchangePublicToken: Call<ItemPublicTokenExchangeRequest>;
  getAccounts: Call<AccountsGetRequest>;
  createProcessorToken: Call<ProcessorTokenCreateRequest>;
  removeItem: Call<ItemRemoveRequest>;
};

/** Contains only the transport's error code, because the original error contains our secret and the token. */
export class PlaidNoResponseError extends Error {
  override name = 'PlaidNoResponseError';
}

const connectMs = 2_000;
/** Enough for a login with hundreds of accounts. */
const maxAnswerBytes = 1024 * 1024;

/** Plaid over HTTPS, through its own client, which the first request loads. */
export function createPlaidWire(settings: PlaidSettings): PlaidWire {
  let opened: Promise<PlaidApi> | undefined;
  const api = () => (opened ??= openApi(settings));
  return {
    createLinkToken: (request, signal) =>
      readResponse(api().then((plaid) => plaid.linkTokenCreate(request, { signal }))),
    exchangePublicToken: (request, signal) =>
      readResponse(api().then((plaid) => plaid.itemPublicTokenExchange(request, { signal }))),
    getAccounts: (request, signal) => readResponse(api().then((plaid) => plaid.accountsGet(request, { signal }))),
    createProcessorToken: (request, signal) =>
      readResponse(api().then((plaid) => plaid.processorTokenCreate(request, { signal }))),
    removeItem: (request, signal) => readResponse(api().then((plaid) => plaid.itemRemove(request, { signal }))),
  };
}

async function openApi({ clientId, secret, apiBase }: PlaidSettings) {
  const { Configuration, PlaidApi } = await import('plaid');
  return new PlaidApi(
    new Configuration({
      basePath: apiBase,
      baseOptions: {
        headers: { 'PLAID-CLIENT-ID': clientId, 'PLAID-SECRET': secret, 'Plaid-Version': '2020-09-14' },
        ...connectLimitedAgents(connectMs),
        maxRedirects: 0,
        maxContentLength: maxAnswerBytes,
        proxy: false,
        // Resolve for every status.
        validateStatus: () => true,
      },
    }),
  );
}

async function readResponse(request: Promise<AxiosResponse<unknown>>): Promise<PlaidAnswer> {
  try {
    const { status, data } = await request;
    return { status, body: data };
  } catch (error) {
    throw new PlaidNoResponseError(isAxiosError(error) ? (error.code ?? 'an unnamed error') : 'an unnamed error');
  }
}
