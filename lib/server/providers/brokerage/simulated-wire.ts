import { now } from '@/lib/server/platform/clock';
import { NoResponseError, type AlpacaAnswer, type AlpacaWire } from './alpaca-wire';
import { receiveDocuments, applyPatch } from './simulated-changes';
import { courseOf, failures, stepAtAge } from './simulated-course';
import { eventsOf } from './simulated-events';
import { refusalOf } from './simulated-rules';
import { answer, idFrom, no, notFound } from './simulated-answers';
import { hasOpenTransfers, transferRoutes } from './simulated-transfers';
import type { SimulatedAccount, Changed, Change, SimulatedRoute } from './simulated-account';

export type BrokerMemory = {
  findByEmail(email: string): Promise<SimulatedAccount[]>;
  /** Resolves with false if an open account has the email address. */
  add(account: SimulatedAccount): Promise<boolean>;
  /** Changes an account under a lock and stores the change. Resolves with undefined for an unknown account. */
  change<T>(id: string, work: (one: SimulatedAccount) => Changed<T>): Promise<T | undefined>;
  /** Accounts that have transfers. */
  listFunded(): Promise<SimulatedAccount[]>;
};

type Body = {
  contact: { email_address: string };
  identity: { given_name: string; family_name: string; tax_id: string };
  disclosures?: Record<string, unknown>;
};

/** The simulated Broker API, which sends nothing over the network. Every status and failure can be produced. */
export function createSimulatedWire(memory: BrokerMemory): AlpacaWire {
  const routes: SimulatedRoute[] = [
    [/^\/v1\/accounts$/, 'POST', ({ body }) => open(memory, body as Body)],
    [
      /^\/v1\/accounts$/,
      'GET',
      async ({ query }) => answer(200, (await memory.findByEmail(query?.['query'] ?? '')).map(shown)),
    ],
    [/^\/v1\/accounts\/([^/]+)$/, 'GET', (_, [id]) => change(id, (one) => ({ result: answer(200, shown(one)) }))],
    [
      /^\/v1\/accounts\/([^/]+)$/,
      'PATCH',
      ({ body }, [id]) => change(id, (one) => applyPatch(one, ageOf(one), { body, show: shown })),
    ],
    [
      /^\/v1\/accounts\/([^/]+)\/documents\/upload$/,
      'POST',
      ({ body }, [id]) => change(id, (one) => receiveDocuments(one, ageOf(one), body)),
    ],
    [
      /^\/v1\/accounts\/([^/]+)\/ach_relationships$/,
      'GET',
      (_, [id]) => change(id, (one) => ({ result: answer(200, one.banks.map(shownBank)) })),
    ],
    [
      /^\/v1\/accounts\/([^/]+)\/ach_relationships$/,
      'POST',
      ({ body }, [id]) => change(id, (one) => linkBank(one, body)),
    ],
    [
      /^\/v1\/accounts\/([^/]+)\/ach_relationships\/([^/]+)$/,
      'DELETE',
      (_, [id, bankId]) => change(id, (one) => unlinkBank(one, bankId)),
    ],
    ...transferRoutes({ change, isActive, isApproved }),
    [
      /^\/v2\/events\/funding\/status$/,
      'GET',
      async ({ query }) => eventsOf(await memory.listFunded(), query?.['since_ulid'] ?? '', now()),
    ],
  ];

  async function change(id = '', work: (one: SimulatedAccount) => Change): Promise<AlpacaAnswer> {
    return (await memory.change(id, work)) ?? notFound();
  }

  return async (request) => {
    for (const [path, method, run] of routes) {
      const found = method === request.method ? path.exec(request.path) : null;
      if (found) return run(request, found.slice(1).map(decodeURIComponent));
    }
    return no(404, 40410000, 'endpoint not found');
  };
}

function linkBank(one: SimulatedAccount, body: unknown): Change {
  if (!isActive(one)) return { result: no(422, 42210000, 'account must be ACTIVE') };
  if (one.banks.length > 0) return { result: no(409, 40910000, 'an active ACH relationship already exists') };
  const at = now().toISOString();
  const bank = { id: idFrom(`${one.id} ${JSON.stringify(body)} ${at}`), status: 'QUEUED', at };
  const relationship = { ...shownBank(bank), account_id: one.id, created_at: at, bank_account_type: 'CHECKING' };
  return { result: answer(200, relationship), account: { ...one, banks: [bank] } };
}

function unlinkBank(one: SimulatedAccount, bankId: string | undefined): Change {
  if (!one.banks.some(({ id }) => id === bankId)) return { result: notFound() };
  if (hasOpenTransfers(one, now()))
    return { result: no(409, 40910000, 'the ACH relationship has a transfer in progress') };
  const account = { ...one, banks: one.banks.filter(({ id }) => id !== bankId) };
  return { result: { status: 204, body: undefined, text: '' }, account };
}

const isActive = (one: SimulatedAccount) => stepAtAge(one.course, ageOf(one))[1] === 'ACTIVE';

const isApproved = (one: SimulatedAccount, bankId: string) =>
  one.banks.some((bank) => bank.id === bankId && shownBank(bank).status === 'APPROVED');

async function open(memory: BrokerMemory, body: Body): Promise<AlpacaAnswer> {
  const refusal = refusalOf(body);
  if (refusal) return answer(refusal.status, refusal.body);
  const { contact, identity, disclosures = {} } = body;
  const failure = failures[identity.tax_id.slice(-4) as keyof typeof failures] as string | undefined;
  if (failure === 'refuses') return no(422, 42210000, 'tax_id could not be verified');
  if (failure === 'knows the email') return no(409, 40910000, 'email address already in use');
  if (failure === 'fails and keeps nothing') return no(500, 50010000, 'internal server error');
  if (failure === 'is busy') return no(429, 42910000, 'rate limit exceeded');
  const at = now().toISOString();
  const made: SimulatedAccount = {
    id: idFrom(`${contact.email_address} ${at}`),
    createdAt: at,
    email: contact.email_address,
    givenName: identity.given_name,
    familyName: identity.family_name,
    course: courseOf(identity.tax_id, disclosures),
    banks: [],
  };
  if (!(await memory.add(made))) return no(409, 40910000, 'email address already in use');
  if (failure) throw new NoResponseError('ETIMEDOUT');
  return answer(200, shown(made));
}

/** Milliseconds until a bank relationship is approved. */
const bankSetUpMs = 5_000;

const shownBank = ({ id, status, at }: SimulatedAccount['banks'][number]) => {
  const isSetUp = status === 'QUEUED' && at !== undefined && now().getTime() - Date.parse(at) >= bankSetUpMs;
  return { id, status: isSetUp ? 'APPROVED' : status, ...(at === undefined ? {} : { created_at: at }) };
};

const ageOf = (one: SimulatedAccount) => now().getTime() - Date.parse(one.createdAt);

function shown(one: SimulatedAccount) {
  const [, status, needs = []] = stepAtAge(one.course, ageOf(one));
  return {
    id: one.id,
    account_number: null,
    status,
    currency: 'USD',
    created_at: one.createdAt,
    last_equity: '0',
    contact: { email_address: one.email },
    identity: { given_name: one.givenName, family_name: one.familyName },
    kyc_results: { reject: {}, accept: {}, indeterminate: Object.fromEntries(needs.map((code) => [code, {}])) },
  };
}
