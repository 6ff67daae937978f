import { payoutsContract } from '@/lib/contracts/referrals/payouts';
import { payoutOperationContract as desk } from '@/lib/contracts/referrals/payout-operation';
import { randomId } from '@/lib/domain/shared/ids';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { simulatedStripeStore } from '@/lib/server/platform/providers/simulated-stripe-repository';
import { settings } from '@/lib/server/platform/settings/env';
import { setClock } from '@/lib/server/platform/clock';
import { approveCommissions } from '@/lib/server/referrals/approve-commissions-job';
import { adjustCommissions } from '@/lib/server/membership/credits/invoice-commissions';
import { pool, transaction } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { newAccounts, sale } from './commissions';

const bankDetails = {
  holderName: 'Ann Lee',
  routingNumber: '110000000',
  accountNumber: '000123456789',
  accountType: 'checking' as const,
};

export const w9 = {
  ...{ kind: 'w9' as const, name: 'Ann Lee', classification: 'individual' as const },
  ...{ street: '1 Main Street', city: 'Austin', state: 'TX' as const, zip: '78701' },
  ...{ taxIdType: 'ssn' as const, taxId: '900-12-3456', certifies: true as const },
};

let accountsSaved = 0;

/** A bank account that no other payee uses. */
const freshBank = () => ({ accountNumber: String(1_000_000_000 + (accountsSaved += 1)) });

export const payoutsOf = async ({ token: bearer }: Pick<Member, 'token'>) =>
  (await visitor().ask(payoutsContract.own, { bearer })).answer;

export const saveBank = ({ token: bearer }: Pick<Member, 'token'>, change: Partial<typeof bankDetails> = {}) =>
  visitor().ask(payoutsContract.saveBank, { bearer, body: { ...bankDetails, ...freshBank(), ...change } });

export const saveW9 = ({ token: bearer }: Pick<Member, 'token'>, change: Partial<typeof w9> = {}) =>
  visitor().ask(payoutsContract.saveTaxForm, { bearer, body: { ...w9, ...change } });

export const requestPayout = ({ token: bearer }: Pick<Member, 'token'>) =>
  visitor().ask(payoutsContract.request, { bearer });

/** Records a sale to a new customer, referred by this owner. */
export async function sold(ownerId: string, cents = 10_000, paidAt = '2026-11-01') {
  const [payerId = ''] = await newAccounts(1);
  return sale({ payerId, ownerId, cents, paidAt });
}

export async function approveAll(moment = '2027-06-01T00:00:00Z') {
  setClock(() => new Date(moment));
  await approveCommissions();
  setClock();
}

/** A payee with payout details, a tax form and these approved sales, in cents; each earns 20%. */
export async function readyPayee(...sales: number[]) {
  const member = await registerMember();
  for (const cents of sales) await sold(member.id, cents);
  await approveAll();
  await saveBank(member);
  await saveW9(member);
  return member;
}

/** Adds customer payments to the simulated Stripe's platform balance, which transfers draw on. */
export const fundPlatform = (cents = 1_000_000) =>
  simulatedStripeStore.run(async (store) => {
    const id = `ch_fund${randomId()}`;
    await store.put({ id, object: 'charge', amount: cents, amount_refunded: 0, status: 'succeeded' });
  });

/** Empties the platform balance. */
export const emptyPlatform = () =>
  simulatedStripeStore.run(async (store) => {
    for (const one of await store.list('ch_fund')) await store.put({ ...one, amount: 0 });
  });

export const onboard = ({ token: bearer }: Pick<Member, 'token'>) => visitor().ask(payoutsContract.onboard, { bearer });

/**
 * A payee paid through Stripe, with a requested payout of $20; a tag in the email address selects the simulated
 * outcome.
 */
export async function stripePayee(outcome = 'fine') {
  const form = { email: `payee-${randomId()}+${outcome}@example.test` };
  const member = await registerMember({ form });
  await sold(member.id);
  await approveAll();
  await saveW9(member);
  await onboard(member);
  await drainOutbox();
  await requestPayout(member);
  return member;
}

const operator = () => ({ bearer: settings().opsToken });
const at = (id: string) => ({ ...operator(), params: { id } });

/** The operator's calls for payouts. */
export const payoutDesk = {
  list: async () => (await visitor().ask(desk.list, operator())).answer,
  prepare: async (method: 'bank' | 'stripe') =>
    (await visitor().ask(desk.prepare, { ...operator(), body: { method } })).answer,
  show: async (id: string) => (await visitor().ask(desk.show, at(id))).answer,
  approve: (id: string) => visitor().ask(desk.approve, at(id)),
  cancel: (id: string) => visitor().ask(desk.cancel, at(id)),
  export: (id: string) => visitor().ask(desk.export, at(id)),
  settle: (id: string) => visitor().ask(desk.settle, at(id)),
  send: (id: string) => visitor().ask(desk.send, at(id)),
  fail: (id: string, reason: string) => visitor().ask(desk.fail, { ...at(id), body: { reason } }),
};

/** A payout run that is approved and can be sent. */
export async function approvedRun(method: 'bank' | 'stripe') {
  const { id } = await payoutDesk.prepare(method);
  await payoutDesk.approve(id);
  return id;
}

/** Refunds a sale; `cents` is the total refunded so far. */
export async function refund(invoiceId: string, cents: number) {
  await pool().query('update billing_invoices set refunded_cents = $2 where stripe_id = $1', [invoiceId, cents]);
  await transaction((tx) => adjustCommissions(tx, invoiceId));
}
