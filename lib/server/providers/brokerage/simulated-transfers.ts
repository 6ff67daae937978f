import { newYorkDay } from '@/lib/domain/shared/new-york';
import { now } from '@/lib/server/platform/clock';
import { NoResponseError, type AlpacaAnswer } from './alpaca-wire';
import { toCents, toDecimal } from './cents';
import { callFailures, endingOf, courseOf, stepAt, type Step } from './simulated-ach';
import { answer, idFrom, no } from './simulated-answers';
import type { Change, SimulatedAccount, SimulatedRoute, SimulatedTransfer } from './simulated-account';

type Accounts = {
  change: (id: string | undefined, work: (one: SimulatedAccount) => Change) => Promise<AlpacaAnswer>;
  isActive: (one: SimulatedAccount) => boolean;
  isApproved: (one: SimulatedAccount, bankId: string) => boolean;
};

const path = (rest: string) => new RegExp(`^/v1/accounts/([^/]+)/transfers${rest}$`);

/** The broker's limits per transfer and per day. */
const [maxCents, maxDayCents] = [5_000_000, 5_000_000];

/** Deposits and withdrawals at the simulated broker, whose statuses are derived from the time. */
export function transferRoutes({ change, isActive, isApproved }: Accounts): SimulatedRoute[] {
  return [
    [path(''), 'POST', ({ body }, [id]) => create(id, body)],
    [path(''), 'GET', ({ query }, [id]) => change(id, (one) => ({ result: list(one, query ?? {}) }))],
    [path('/([^/]+)'), 'DELETE', (_, [id, transferId]) => change(id, (one) => cancel(one, transferId))],
    [
      /^\/v1\/trading\/accounts\/([^/]+)\/account$/,
      'GET',
      (_, [id]) => change(id, (one) => ({ result: answer(200, balanceOf(one, now())) })),
    ],
  ];

  async function create(id: string | undefined, body: unknown) {
    let isLost = false;
    const result = await change(id, (one) => {
      const order = readOrder(body);
      if ('status' in order) return { result: order };
      const failure = callFailures[endingOf(order.cents)];
      if (failure === 'is busy') return { result: no(429, 42910000, 'rate limit exceeded') };
      if (failure === 'keeps nothing') return { result: no(500, 50010000, 'internal server error') };
      const refusal = refusalOf(one, order);
      if (refusal) return { result: refusal };
      isLost = failure === 'keeps it and does not answer';
      return add(one, order);
    });
    if (isLost) throw new NoResponseError('ETIMEDOUT');
    return result;
  }

  function refusalOf(one: SimulatedAccount, { relationshipId, direction, cents }: Order): AlpacaAnswer | undefined {
    if (!isActive(one)) return no(403, 40310000, 'account is not allowed to transfer funds');
    if (!one.banks.some((bank) => bank.id === relationshipId)) return no(404, 40410000, 'relationship not found');
    if (!isApproved(one, relationshipId)) return no(422, 42210000, 'relationship must be APPROVED');
    if (cents > maxCents) return no(422, 42210000, 'maximum transfer amount exceeded');
    const today = newYorkDay(now());
    const moved = (one.transfers ?? [])
      .filter((past) => past.direction === direction && newYorkDay(startOf(past)) === today && !isVoid(past, now()))
      .reduce((sum, past) => sum + past.cents, 0);
    if (moved + cents > maxDayCents) return no(422, 42210000, 'maximum daily transfer amount exceeded');
    if (direction === 'OUTGOING' && cents > cashOf(one, now()).withdrawable)
      return no(403, 40310000, 'insufficient withdrawable cash');
    return undefined;
  }
}

type Order = Pick<SimulatedTransfer, 'relationshipId' | 'direction' | 'cents'>;

const fields = ['transfer_type', 'relationship_id', 'amount', 'direction', 'timing'];

/** Validates the body against the documented format. */
function readOrder(body: unknown): Order | AlpacaAnswer {
  const sent = body as Record<string, unknown>;
  const stray = Object.keys(sent).find((key) => !fields.includes(key));
  if (stray) return no(422, 42210000, `${stray} is not allowed for ach`);
  if (sent['transfer_type'] !== 'ach' || sent['timing'] !== 'immediate')
    return no(422, 42210000, 'invalid transfer_type');
  const { relationship_id: relationshipId, amount, direction } = sent;
  if (typeof relationshipId !== 'string') return no(422, 42210000, 'relationship_id is required');
  if (direction !== 'INCOMING' && direction !== 'OUTGOING') return no(422, 42210000, 'invalid direction');
  const cents = typeof amount === 'string' ? toCents(amount) : undefined;
  if (cents === undefined) return no(400, 40010000, "error decoding amount: can't convert to decimal");
  if (cents <= 0) return no(422, 42210000, 'amount must be positive');
  return { relationshipId, direction, cents };
}

function add(one: SimulatedAccount, order: Order): Change {
  const at = now();
  const transfers = one.transfers ?? [];
  const id = idFrom(`${one.id} transfer ${transfers.length} ${at.toISOString()}`);
  const made = { id, ...order, ...courseOf(order, at) };
  return { result: answer(200, shown(one, made)), account: { ...one, transfers: [...transfers, made] } };
}

function list(one: SimulatedAccount, { limit = '100', offset = '0', direction }: Record<string, string>) {
  const found = (one.transfers ?? []).filter((transfer) => !direction || transfer.direction === direction).toReversed();
  return answer(
    200,
    found.slice(Number(offset), Number(offset) + Number(limit)).map((made) => shown(one, made)),
  );
}

function cancel(one: SimulatedAccount, id: string | undefined): Change {
  const at = now();
  const transfers = one.transfers ?? [];
  const found = transfers.find((transfer) => transfer.id === id);
  if (!found) return { result: no(404, 40410000, 'transfer not found') };
  const [, status] = stepAt(found.steps, at);
  if (!cancelable.includes(status))
    return { result: no(422, 42210000, `transfer is ${status} and cannot be canceled`) };
  const past = found.steps.filter(([from]) => Date.parse(from) <= at.getTime());
  const { holdUntil: _, ...rest } = found;
  const canceled = { ...rest, steps: [...past, [at.toISOString(), 'CANCELED'] satisfies Step] };
  return {
    result: { status: 204, body: undefined, text: '' },
    account: { ...one, transfers: transfers.map((transfer) => (transfer === found ? canceled : transfer)) },
  };
}

const cancelable = ['QUEUED', 'APPROVAL_PENDING', 'PENDING', 'APPROVED'];
const open = [...cancelable, 'SENT_TO_CLEARING'];

const statusAt = ({ steps }: SimulatedTransfer, at: Date) => stepAt(steps, at)[1];
const startOf = ({ steps }: SimulatedTransfer) => new Date(steps[0]?.[0] ?? 0);
const isVoid = (transfer: SimulatedTransfer, at: Date) => ['REJECTED', 'CANCELED'].includes(statusAt(transfer, at));

export const hasOpenTransfers = ({ transfers = [] }: SimulatedAccount, at: Date) =>
  transfers.some((transfer) => open.includes(statusAt(transfer, at)));

/** Cash in cents. It may be negative after a returned deposit. */
export function cashOf({ transfers = [] }: SimulatedAccount, at: Date) {
  let [cash, held, leaving] = [0, 0, 0];
  for (const transfer of transfers) {
    const status = statusAt(transfer, at);
    const isDeposit = transfer.direction === 'INCOMING';
    if (status === 'COMPLETE') cash += isDeposit ? transfer.cents : -transfer.cents;
    if (status === 'COMPLETE' && Date.parse(transfer.holdUntil ?? '') > at.getTime()) held += transfer.cents;
    if (!isDeposit && open.includes(status)) leaving += transfer.cents;
  }
  return { cash, leaving, withdrawable: Math.max(0, cash - held - leaving) };
}

function balanceOf(one: SimulatedAccount, at: Date) {
  const { cash, leaving, withdrawable } = cashOf(one, at);
  const decimal = (cents: number) => (cents < 0 ? `-${toDecimal(-cents)}` : toDecimal(cents));
  return {
    id: one.id,
    currency: 'USD',
    cash: decimal(cash),
    cash_withdrawable: decimal(withdrawable),
    cash_transferable: decimal(withdrawable),
    pending_transfer_out: decimal(leaving),
  };
}

const msPerWeek = 7 * 86_400_000;

function shown(one: SimulatedAccount, transfer: SimulatedTransfer) {
  const [updatedAt, status, reason = null] = stepAt(transfer.steps, now());
  const created = startOf(transfer);
  return {
    id: transfer.id,
    relationship_id: transfer.relationshipId,
    account_id: one.id,
    type: 'ach',
    status,
    reason,
    amount: toDecimal(transfer.cents),
    direction: transfer.direction,
    created_at: created.toISOString(),
    updated_at: updatedAt,
    expires_at: new Date(created.getTime() + msPerWeek).toISOString(),
    ...(transfer.holdUntil ? { hold_until: transfer.holdUntil } : {}),
  };
}
