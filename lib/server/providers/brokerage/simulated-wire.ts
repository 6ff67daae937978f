import { createHash } from 'node:crypto';
import { now } from '@/lib/server/clock';
import { Unanswered, type AlpacaAnswer, type AlpacaRequest, type AlpacaWire } from './alpaca-wire';
import { courseAfterPapers, courseOf, failures, standing, type Course } from './simulated-course';
import { refusalOf } from './simulated-rules';

/** What the simulated broker remembers; nothing of the tax id but what it chose. */
export type SimulatedAccount = {
  id: string;
  createdAt: string;
  email: string;
  givenName: string;
  familyName: string;
  course: Course;
  /** The time is missing in what an older demonstration kept. */
  banks: { id: string; status: string; at?: string }[];
};

export type BrokerMemory = {
  find(id: string): Promise<SimulatedAccount | undefined>;
  findByEmail(email: string): Promise<SimulatedAccount[]>;
  /** False when the email is taken by an open account. */
  add(account: SimulatedAccount): Promise<boolean>;
  change(account: SimulatedAccount): Promise<void>;
};

type Body = {
  contact: { email_address: string };
  identity: { given_name: string; family_name: string; tax_id: string };
  disclosures?: Record<string, unknown>;
};

const answer = (status: number, body: unknown): AlpacaAnswer => ({ status, body, text: JSON.stringify(body) });
const no = (status: number, code: number, message: string) => answer(status, { code, message });
const notFound = () => no(404, 40410000, 'account not found');

/** The Broker API as the demo has it: nothing leaves the house, every status and failure can be had. */
export function createSimulatedWire(memory: BrokerMemory): AlpacaWire {
  const routes: [RegExp, string, (request: AlpacaRequest, parts: string[]) => Promise<AlpacaAnswer>][] = [
    [/^\/v1\/accounts$/, 'POST', ({ body }) => open(memory, body as Body)],
    [
      /^\/v1\/accounts$/,
      'GET',
      async ({ query }) => answer(200, (await memory.findByEmail(query?.['query'] ?? '')).map(shown)),
    ],
    [
      /^\/v1\/accounts\/([^/]+)$/,
      'GET',
      (_, parts) => withAccount(parts, (one) => Promise.resolve(answer(200, shown(one)))),
    ],
    [/^\/v1\/accounts\/([^/]+)\/documents\/upload$/, 'POST', (_, parts) => withAccount(parts, takePapers)],
    [
      /^\/v1\/accounts\/([^/]+)\/ach_relationships$/,
      'GET',
      (_, parts) => withAccount(parts, (one) => Promise.resolve(answer(200, one.banks.map(shownBank)))),
    ],
    [
      /^\/v1\/accounts\/([^/]+)\/ach_relationships$/,
      'POST',
      ({ body }, parts) => withAccount(parts, (one) => linkBank(one, body)),
    ],
    [
      /^\/v1\/accounts\/([^/]+)\/ach_relationships\/([^/]+)$/,
      'DELETE',
      (_, parts) => withAccount(parts, (one) => unlinkBank(one, parts[1])),
    ],
  ];

  async function withAccount([id = '']: string[], work: (one: SimulatedAccount) => Promise<AlpacaAnswer>) {
    const one = await memory.find(id);
    return one ? work(one) : notFound();
  }

  async function takePapers(one: SimulatedAccount) {
    await memory.change({ ...one, course: courseAfterPapers(one.course, ageOf(one)) });
    return answer(200, []);
  }

  async function linkBank(one: SimulatedAccount, body: unknown) {
    if (standing(one.course, ageOf(one))[1] !== 'ACTIVE') return no(422, 42210000, 'account must be ACTIVE');
    if (one.banks.length > 0) return no(409, 40910000, 'an active ACH relationship already exists');
    const at = now().toISOString();
    const bank = { id: idFrom(`${one.id} ${JSON.stringify(body)} ${at}`), status: 'QUEUED', at };
    await memory.change({ ...one, banks: [bank] });
    return answer(200, { ...shownBank(bank), account_id: one.id, created_at: at, bank_account_type: 'CHECKING' });
  }

  async function unlinkBank(one: SimulatedAccount, bankId: string | undefined) {
    if (!one.banks.some(({ id }) => id === bankId)) return notFound();
    await memory.change({ ...one, banks: one.banks.filter(({ id }) => id !== bankId) });
    return { status: 204, body: undefined, text: '' };
  }

  return async (request) => {
    for (const [path, method, run] of routes) {
      const found = method === request.method ? path.exec(request.path) : null;
      if (found) return run(request, found.slice(1).map(decodeURIComponent));
    }
    return no(404, 40410000, 'endpoint not found');
  };
}

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
  if (failure) throw new Unanswered('ETIMEDOUT');
  return answer(200, shown(made));
}

/** A relationship is set up within seconds. */
const bankSetUpMs = 5_000;

const shownBank = ({ id, status, at }: SimulatedAccount['banks'][number]) => {
  const isSetUp = status === 'QUEUED' && at !== undefined && now().getTime() - Date.parse(at) >= bankSetUpMs;
  return { id, status: isSetUp ? 'APPROVED' : status };
};

const ageOf = (one: SimulatedAccount) => now().getTime() - Date.parse(one.createdAt);

function shown(one: SimulatedAccount) {
  const [, status, needs = []] = standing(one.course, ageOf(one));
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

/** In the form of a UUID. */
function idFrom(text: string) {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
