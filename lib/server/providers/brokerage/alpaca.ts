import { z } from 'zod';
import { createAlpacaRequest, done, ok } from './alpaca-request';
import { createTransferCalls } from './alpaca-transfers';
import type { AlpacaWire } from './alpaca-wire';
import type { BankRelationship, BrokerAccount, BrokerageProvider } from './brokerage';

const id = z.string().regex(/^[\w-]{1,64}$/);
/** Documented as an object with codes as keys; null, an array or a single code also occur. */
const codes = z.unknown().transform((found) => {
  const listed = Array.isArray(found) ? (found as unknown[]) : Object.keys(isObject(found) ? found : {});
  return (typeof found === 'string' ? [found] : listed).filter((code) => typeof code === 'string');
});
/** Not an enum, because the broker may add statuses; unknown ones are kept. */
const status = z
  .string()
  .transform((word) => word.toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9_]{2,60}$/));

/** The fields of an account that we read. */
const account = z.object({
  id,
  status,
  created_at: z.coerce.date(),
  contact: z.object({ email_address: z.string().nullish() }).nullish(),
  identity: z.object({ given_name: z.string().nullish(), family_name: z.string().nullish() }).nullish(),
  kyc_results: z.object({ reject: codes.optional(), indeterminate: codes.optional() }).nullish(),
});

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const disclosed = z.object({
  disclosures: z
    .object({
      is_control_person: flag,
      is_affiliated_exchange_or_finra: flag,
      is_politically_exposed: flag,
      immediate_family_exposed: flag,
    })
    .nullish(),
});

const relationship = z
  .object({ id, status, created_at: z.iso.datetime({ offset: true }).nullish().catch(null) })
  .transform(({ created_at: at, ...rest }) => ({ ...rest, createdAt: at ? new Date(at) : null }));

/** Alpaca's Broker API, with the real or the simulated transport. */
export function createAlpaca(
  wire: AlpacaWire,
  { isReal, isSandbox }: Pick<BrokerageProvider, 'isReal' | 'isSandbox'>,
): BrokerageProvider {
  const ask = createAlpacaRequest(wire);
  const at = (accountId: string) => `/v1/accounts/${encodeURIComponent(accountId)}`;
  const banksAt = (accountId: string) => `${at(accountId)}/ach_relationships`;

  return {
    isReal,
    isSandbox,
    ...createTransferCalls(wire),
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
      // The broker's search also matches words in numbers and names.
      return found.filter((one) => one.email?.toLowerCase() === email.trim().toLowerCase());
    },
    amend: async (accountId, { context, ...amendment }) => {
      // An update replaces all disclosures, so the existing ones are sent again.
      const disclosures = context && {
        ...(await ask(
          { method: 'GET', path: at(accountId) },
          ok(disclosed, (one) => one.disclosures ?? {}),
        )),
        ...context.flags,
        context: context.told,
      };
      const body = { ...amendment, ...(disclosures ? { disclosures } : {}) };
      await ask({ method: 'PATCH', path: at(accountId), body }, ok(account, toAccount));
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
      // A bank that is already deleted counts as success.
      await ask({ method: 'DELETE', path }, (answer) => (answer.status === 404 ? true : done(answer)));
    },
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const wrap = <T>(found: T | undefined) => (found === undefined ? undefined : { found });
const same = (one: BankRelationship) => one;

function toAccount(one: z.output<typeof account>): BrokerAccount {
  const { reject = [], indeterminate = [] } = one.kyc_results ?? {};
  return {
    id: one.id,
    status: one.status,
    createdAt: one.created_at,
    email: one.contact?.email_address ?? null,
    givenName: one.identity?.given_name ?? null,
    familyName: one.identity?.family_name ?? null,
    needs: [...new Set([...reject, ...indeterminate])].filter((code) => /^[A-Z0-9_]{2,60}$/.test(code)),
  };
}
