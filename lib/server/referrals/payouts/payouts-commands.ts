import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import {
  payoutOperationContract,
  type OperatedPayout,
  type PayoutRun,
} from '@/lib/contracts/referrals/payout-operation';
import { taxOperationContract } from '@/lib/contracts/referrals/tax-operation';
import { payoutMethods } from '@/lib/domain/referrals/payouts';
import { usdExact } from '@/lib/domain/shared/money';

export const payoutsUsage = `  payouts [list]        list requested payouts with what blocks them, and the latest runs
  payouts prepare <bank|stripe>
                        put the requested payouts of a method into a run
  payouts show|approve|cancel <run>
                        approve a run before it is exported or sent
  payouts export <run>  print an approved bank run as CSV, with account numbers; its payouts count as being sent
  payouts settle <run>  mark the exported payouts as paid
  payouts fail <payout> <reason>
                        the bank rejected or returned a payout: its commissions are owed again
  payouts tax <year> [whole]
                        print what each payee was paid in a year as CSV; whole adds tax ids and addresses for filing
  payouts statement <year> <email>
                        print a payee's payouts of a year as CSV
  payouts send <run>    transfer an approved run by Stripe; run it again to resume`;

/** Request timeout for sending: each of the payouts in a request may take Stripe's full timeout of 80 seconds. */
const sendingMs = 8 * 60_000;

/** `npm run ops -- payouts ...`; returns the output, or undefined for unknown arguments. */
export async function runPayouts(http: AxiosInstance, [verb = 'list', ...rest]: string[]): Promise<string | undefined> {
  const payouts = createClient(payoutOperationContract, http);
  if (verb === 'list' && rest.length === 0) return deskOf(await payouts.list());
  const [id, ...words] = rest;
  if (id === undefined) return undefined;
  const method = payoutMethods.find((one) => one === id);
  if (verb === 'tax' || verb === 'statement') return printYear(http, verb, rest);
  if (verb === 'prepare') return method && runOf(await payouts.prepare({ body: { method } }));
  if (verb === 'fail') {
    const reason = words.join(' ');
    return reason === '' ? undefined : lineOf(await payouts.fail({ params: { id }, body: { reason } }));
  }
  if (words.length > 0) return undefined;
  const params = { id };
  switch (verb) {
    case 'show':
      return runOf(await payouts.show({ params }));
    case 'approve':
      return runOf(await payouts.approve({ params }));
    case 'cancel':
      return runOf(await payouts.cancel({ params }));
    case 'export':
      return (await payouts.export({ params })).csv.trimEnd();
    case 'settle':
      return runOf(await payouts.settle({ params }));
    case 'send':
      http.defaults.timeout = sendingMs;
      return send(() => payouts.send({ params }));
    default:
      return undefined;
  }
}

async function printYear(http: AxiosInstance, verb: 'tax' | 'statement', [given = '', word, ...more]: string[]) {
  const taxes = createClient(taxOperationContract, http);
  if (!/^20\d\d$/.test(given) || more.length > 0) return undefined;
  const year = Number(given);
  if (verb === 'statement')
    return word === undefined ? undefined : (await taxes.statement({ body: { year, email: word } })).csv.trimEnd();
  if (word !== undefined && word !== 'whole') return undefined;
  return (await taxes.totals({ body: { year, hasTaxIds: word === 'whole' } })).csv.trimEnd();
}

type Sent = { paid: number; failed: number; unknown: number; waiting: number; left: number; stopped: string | null };

/** Sends in batches until nothing more can be sent now. */
async function send(next: () => Promise<Sent>): Promise<string> {
  const total = { paid: 0, failed: 0, waiting: 0 };
  for (;;) {
    const sent = await next();
    for (const how of ['paid', 'failed', 'waiting'] as const) total[how] += sent[how];
    if (sent.stopped === null && sent.left > 0 && sent.paid + sent.failed + sent.waiting > 0) continue;
    const lines = [`${total.paid} paid, ${total.failed} failed, ${total.waiting} back to waiting, ${sent.left} left`];
    if (sent.unknown > 0) lines.push(`${sent.unknown} without a response: checked within minutes; then send again`);
    return [...lines, ...(sent.stopped === null ? [] : [`Stopped: ${sent.stopped}`])].join('\n');
  }
}

function deskOf({
  waiting,
  runs,
}: Awaited<ReturnType<ReturnType<typeof createClient<typeof payoutOperationContract>>['list']>>) {
  const lines = waiting.map((one) => [lineOf(one), ...one.blockers].join('  '));
  const ran = runs.map((one) => `run ${headOf(one)}  ${one.payouts} payouts  ${usdExact(one.totalCents)}`);
  return [...lines, ...ran].join('\n') || 'No payouts.';
}

const runOf = (run: PayoutRun) =>
  [`run ${headOf(run)}  ${usdExact(run.totalCents)}`, ...run.payouts.map((one) => `  ${lineOf(one)}`)].join('\n');

const headOf = ({ id, method, preparedAt, approvedAt, canceledAt }: Omit<PayoutRun, 'payouts'>) =>
  `${id}  ${method}  prepared ${preparedAt.slice(0, 10)}  ${canceledAt ? 'canceled' : approvedAt ? 'approved' : 'not approved'}`;

const lineOf = ({ id, email, method, amountCents, state, destination, reason }: OperatedPayout) =>
  [id, state, usdExact(amountCents), method, destination, email, reason].filter((one) => one !== null).join('  ');
