import { z } from 'zod';
import { bankUnreachable } from '@/lib/content/brokerage/bank-messages';
import { bankAccountTypes } from '@/lib/domain/brokerage/banking';
import { productName } from '@/lib/content/shared/product';
import { createBreaker } from '@/lib/server/providers/breaker';
import type { BankingProvider, SampleBank } from './banking';
import { BankError, invalidBankResponse, toBankError, toBankNoResponse } from './plaid-errors';
import { plaidNames } from './plaid-names';
import { PlaidNoResponseError, type PlaidAnswer, type PlaidWire } from './plaid-wire';

const token = z.string().min(1).max(512);

const linkToken = z.object({ link_token: token, expiration: z.iso.datetime({ offset: true }) });
const exchanged = z.object({ access_token: token, item_id: token });
const processor = z.object({ processor_token: token });
const removed = z.object({ request_id: z.string() });
/** The fields of a login that we read; balances are not among them. */
const accounts = z.object({
  accounts: z.array(z.object({ account_id: token, mask: z.string().max(4).nullish(), subtype: z.string().nullish() })),
  item: z.object({ institution_name: z.string().max(200).nullish() }),
});

/** The Plaid provider, with the real or the simulated transport. */
export function createPlaid(
  wire: PlaidWire,
  { isReal, sample }: { isReal: boolean; sample?: SampleBank },
): BankingProvider {
  const breaker = createBreaker({
    sentence: bankUnreachable,
    // A bank that is down does not mean that Plaid is.
    isFailure: (error) => error instanceof BankError && ['plaid', 'ours'].includes(error.reason),
  });

  async function ask<S extends z.ZodType>(shape: S, call: () => Promise<PlaidAnswer>): Promise<z.output<S>> {
    return breaker.run(async () => {
      const answer = await call().catch((error: unknown) => {
        throw error instanceof PlaidNoResponseError ? toBankNoResponse(error.message) : error;
      });
      if (answer.status !== 200) throw toBankError(answer);
      const parsed = shape.safeParse(answer.body);
      if (!parsed.success) throw invalidBankResponse();
      return parsed.data;
    });
  }

  return {
    isReal,
    ...(sample ? { sample } : {}),
    createLink: async ({ userId, redirectUri, accessToken }, signal) => {
      const answer = await ask(linkToken, () =>
        wire.createLinkToken(
          {
            // Plaid displays at most 30 characters.
            client_name: productName.slice(0, 30),
            language: 'en',
            country_codes: [plaidNames.unitedStates],
            user: { client_user_id: userId },
            ...(redirectUri ? { redirect_uri: redirectUri } : {}),
            // To renew a login, products must be omitted: Plaid rejects them for an existing login.
            ...(accessToken === undefined
              ? {
                  products: [plaidNames.auth],
                  account_filters: {
                    depository: {
                      account_subtypes: [plaidNames.checking, plaidNames.savings],
                    },
                  },
                }
              : { access_token: accessToken }),
          },
          signal,
        ),
      );
      return { linkToken: answer.link_token, expiration: new Date(answer.expiration).toISOString() };
    },
    exchange: async (publicToken, signal) => {
      const answer = await ask(exchanged, () => wire.exchangePublicToken({ public_token: publicToken }, signal));
      return { accessToken: answer.access_token, itemId: answer.item_id };
    },
    readAccounts: async (accessToken, signal) => {
      const answer = await ask(accounts, () => wire.getAccounts({ access_token: accessToken }, signal));
      return {
        bankName: answer.item.institution_name ?? 'Your bank',
        accounts: answer.accounts.map(({ account_id: id, mask, subtype }) => ({
          id,
          mask: mask ?? null,
          type: bankAccountTypes.find((known) => known === subtype) ?? null,
        })),
      };
    },
    createProcessorToken: async (accessToken, accountId, signal) => {
      const answer = await ask(processor, () =>
        wire.createProcessorToken(
          {
            access_token: accessToken,
            account_id: accountId,
            processor: plaidNames.alpaca,
          },
          signal,
        ),
      );
      return answer.processor_token;
    },
    removeLogin: async (accessToken, signal) => {
      await ask(removed, () => wire.removeItem({ access_token: accessToken }, signal));
    },
  };
}
