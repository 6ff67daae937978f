import { z } from 'zod';
import { brokerAway } from '@/lib/content/brokerage-messages';
import { createBreaker } from '@/lib/server/providers/breaker';
import { AppError } from '@/lib/server/errors';
import { senseless, toFault, toSilence } from './alpaca-errors';
import { Unanswered, type AlpacaAnswer, type AlpacaRequest, type AlpacaWire } from './alpaca-wire';
import { BrokerFault } from './broker-fault';
import type { BankRelationship, BrokerAccount, BrokerageProvider } from './brokerage';

const id = z.string().regex(/^[\w-]{1,64}$/);
const codes = z.record(z.string(), z.unknown()).optional();

/** What we read of an account; the broker says much more. */
const account = z.object({
  id,
  status: z.string().regex(/^[A-Z_]{2,40}$/),
  created_at: z.coerce.date(),
  contact: z.object({ email_address: z.string().optional() }).nullish(),
  identity: z.object({ given_name: z.string().optional(), family_name: z.string().optional() }).nullish(),
  kyc_results: z.object({ reject: codes, indeterminate: codes }).nullish(),
});

const relationship = z.object({ id, status: z.string().regex(/^[A-Z_]{2,40}$/) });

/** Alpaca's Broker API, over the real wire or the simulated one. */
export function createAlpaca(
  wire: AlpacaWire,
  { isReal, isSandbox }: Pick<BrokerageProvider, 'isReal' | 'isSandbox'>,
): BrokerageProvider {
  const breaker = createBreaker({
    sentence: brokerAway,
    isFailure: (error) => error instanceof BrokerFault && error.code !== 'unprocessable' && error.code !== 'conflict',
  });

  async function ask<T>(request: AlpacaRequest, read: (answer: AlpacaAnswer) => T | undefined): Promise<T> {
    try {
      return await breaker.run(async () => {
        const answer = await wire(request).catch((error: unknown) => {
          throw error instanceof Unanswered ? toSilence(error.message) : error;
        });
        const good = read(answer);
        if (good !== undefined) return good;
        throw answer.status >= 200 && answer.status < 300
          ? senseless(`No ${request.path} in the answer.`)
          : toFault(answer);
      });
    } catch (error) {
      // The breaker's own refusal: nobody was asked.
      if (error instanceof AppError && !(error instanceof BrokerFault))
        throw new BrokerFault('nothing', 'unavailable', brokerAway, {
          cause: error,
          retryAfterS: error.retryAfterS ?? 30,
        });
      throw error;
    }
  }

  const at = (accountId: string) => `/v1/accounts/${encodeURIComponent(accountId)}`;
  const banksAt = (accountId: string) => `${at(accountId)}/ach_relationships`;

  return {
    isReal,
    isSandbox,
    open: (application) => ask({ method: 'POST', path: '/v1/accounts', body: application }, ok(account, toAccount)),
    read: async (accountId) =>
      (
        await ask({ method: 'GET', path: at(accountId) }, (answer) =>
          answer.status === 404 ? { found: null } : wrap(ok(account, toAccount)(answer)),
        )
      ).found,
    findByEmail: async (email) => {
      const query = { query: email, entities: 'contact,identity' };
      const found = await ask(
        { method: 'GET', path: '/v1/accounts', query },
        ok(z.array(account), (list) => list.map(toAccount)),
      );
      // Its search is one of words, over numbers and names as well.
      return found.filter((one) => one.email?.toLowerCase() === email.trim().toLowerCase());
    },
    sendDocument: async (accountId, { type, format, bytes }) => {
      const content = Buffer.from(bytes).toString('base64');
      const body = [{ document_type: type, content, mime_type: format }];
      await ask({ method: 'POST', path: `${at(accountId)}/documents/upload`, body }, done);
    },
    linkBank: (accountId, processorToken) =>
      ask(
        { method: 'POST', path: banksAt(accountId), body: { processor_token: processorToken } },
        ok(relationship, same),
      ),
    listBanks: (accountId) =>
      ask(
        {
          method: 'GET',
          path: banksAt(accountId),
          query: { statuses: 'QUEUED,APPROVED,PENDING,REJECTED,CANCEL_REQUESTED' },
        },
        ok(z.array(relationship), (list) => list),
      ),
    unlinkBank: async (accountId, relationshipId) => {
      const path = `${banksAt(accountId)}/${encodeURIComponent(relationshipId)}`;
      // Gone already is gone.
      await ask({ method: 'DELETE', path }, (answer) => (answer.status === 404 ? true : done(answer)));
    },
  };
}

const ok =
  <S extends z.ZodType, T>(schema: S, to: (value: z.output<S>) => T) =>
  ({ status, body }: AlpacaAnswer): T | undefined => {
    const parsed = status === 200 || status === 201 ? schema.safeParse(body) : undefined;
    return parsed?.success ? to(parsed.data) : undefined;
  };

const done = ({ status }: AlpacaAnswer) => (status >= 200 && status < 300 ? true : undefined);
const wrap = <T>(found: T | undefined) => (found === undefined ? undefined : { found });
const same = (one: BankRelationship) => one;

function toAccount(one: z.output<typeof account>): BrokerAccount {
  const { reject = {}, indeterminate = {} } = one.kyc_results ?? {};
  return {
    id: one.id,
    status: one.status,
    createdAt: one.created_at,
    email: one.contact?.email_address ?? null,
    givenName: one.identity?.given_name ?? null,
    familyName: one.identity?.family_name ?? null,
    needs: [...Object.keys(reject), ...Object.keys(indeterminate)].filter((code) => /^[A-Z0-9_]{2,60}$/.test(code)),
  };
}
