import { now } from '@/lib/server/platform/clock';
import { save } from './events';
import { check } from './form';
import {
  count,
  listOf,
  need,
  newId,
  record,
  invalid,
  seconds,
  StripeError,
  text,
  type Fields,
  type StripeObject,
  type StripeStore,
} from './state';

/**
 * For demos and tests, the part after the plus sign of an account's email address selects what happens to the account.
 */
const outcomeOf = (account: StripeObject) => /\+(\w+)@/.exec(text(account.email))?.[1] ?? '';

export async function createAccount(store: StripeStore, fields: Fields) {
  const rules = { type: 'text', country: 'text', email: 'text', business_type: 'text' } as const;
  check(fields, { ...rules, capabilities: 'anything', metadata: 'anything' });
  if (!['express', 'standard', 'custom'].includes(text(fields.type))) throw invalid('Invalid type', 'type');
  const account = {
    ...{ id: newId('acct').replace('_', '_1'), object: 'account', type: fields.type, country: fields.country },
    ...{ email: fields.email ?? null, business_type: fields.business_type ?? null, metadata: fields.metadata ?? {} },
    ...{ capabilities: { transfers: 'inactive' }, charges_enabled: false, payouts_enabled: false },
    ...{ details_submitted: false, default_currency: 'usd', created: seconds(now()) },
    requirements: {
      ...{ currently_due: ['external_account', 'individual.id_number'], disabled_reason: 'requirements.past_due' },
      ...{ errors: [], eventually_due: [], past_due: [], pending_verification: [], current_deadline: null },
    },
  };
  await store.put(account);
  return account;
}

export const readAccount = (store: StripeStore, _: Fields, id: string) => need(store, 'account', id);

/**
 * The onboarding link. The simulation completes Stripe's form immediately, and the link leads straight back to the
 * site.
 */
export async function createAccountLink(store: StripeStore, fields: Fields) {
  const needed = ['account', 'type'];
  check(fields, { account: 'text', type: 'text', refresh_url: 'text', return_url: 'text' }, needed);
  if (fields.type !== 'account_onboarding') throw invalid('Invalid type', 'type');
  const account = await need(store, 'account', fields.account);
  if (outcomeOf(account) !== 'pending') await save(store, onboarded(account), 'account.updated');
  const created = seconds(now());
  return { object: 'account_link', created, expires_at: created + 300, url: fields.return_url };
}

const onboarded = (account: StripeObject): StripeObject => ({
  ...account,
  ...{ capabilities: { transfers: 'active' }, payouts_enabled: true, details_submitted: true },
  requirements: { ...record(account.requirements), currently_due: [], disabled_reason: null },
});

export async function createTransfer(store: StripeStore, fields: Fields) {
  const rules = { amount: 'whole', currency: 'text', destination: 'text', transfer_group: 'text' } as const;
  check(fields, { ...rules, metadata: 'anything', description: 'text' }, ['currency', 'destination', 'amount']);
  const amount = Number(fields.amount);
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  const account = await store.get(text(fields.destination));
  if (account?.object !== 'account')
    throw invalid(`No such destination: '${text(fields.destination)}'`, 'destination', 'resource_missing');
  const outcome = outcomeOf(account);
  if (outcome === 'closed')
    throw new StripeError(403, {
      ...{ type: 'invalid_request_error', code: 'account_invalid' },
      message: `The provided key does not have access to account '${account.id}' (or that account does not exist).`,
    });
  if (record(account.capabilities).transfers !== 'active')
    throw invalid(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers',
      undefined,
      'insufficient_capabilities_for_transfer',
    );
  if (amount > (await available(store)))
    throw invalid('You have insufficient available funds in your Stripe account.', undefined, 'balance_insufficient');
  const transfer = {
    ...{ id: newId('tr'), object: 'transfer', amount, amount_reversed: 0, reversed: false, currency: 'usd' },
    ...{ destination: account.id, transfer_group: fields.transfer_group ?? null, metadata: fields.metadata ?? {} },
    ...{ created: seconds(now()), livemode: false, description: null, source_transaction: null },
  };
  await save(store, transfer, 'transfer.created');
  // The transfer was created, but its response is lost.
  if (outcome === 'lost') throw new StripeError(500, { type: 'api_error', message: 'An unknown error occurred' });
  return transfer;
}

/** The available balance: payments less refunds and transfers. Stripe's fees are not simulated. */
async function available(store: StripeStore) {
  const charges = await store.list('ch_');
  const transfers = await store.list('tr_');
  return (
    charges.reduce((sum, one) => sum + count(one.amount) - count(one.amount_refunded), 0) -
    transfers.reduce((sum, one) => sum + count(one.amount) - count(one.amount_reversed), 0)
  );
}

export const readTransfer = (store: StripeStore, _: Fields, id: string) => need(store, 'transfer', id);

export async function listTransfers(store: StripeStore, fields: Fields) {
  check(fields, { transfer_group: 'text', destination: 'text', limit: 'whole', starting_after: 'text' });
  const found = (await store.list('tr_')).toReversed();
  return listOf(
    found.filter(({ transfer_group: group }) => fields.transfer_group === undefined || group === fields.transfer_group),
    '/v1/transfers',
  );
}

/** Reverses a transfer in full or in part, as the operator would in Stripe's dashboard. */
export async function reverseTransfer(store: StripeStore, fields: Fields, id: string) {
  check(fields, { amount: 'whole', description: 'text', metadata: 'anything' });
  const transfer = await need(store, 'transfer', id);
  const left = count(transfer.amount) - count(transfer.amount_reversed);
  const amount = fields.amount === undefined ? left : Number(fields.amount);
  if (amount < 1 || amount > left) throw invalid('Reversal amount is greater than unreversed amount', 'amount');
  const sum = count(transfer.amount_reversed) + amount;
  await save(store, { ...transfer, amount_reversed: sum, reversed: sum === transfer.amount }, 'transfer.reversed');
  return {
    id: newId('trr'),
    object: 'transfer_reversal',
    amount,
    currency: 'usd',
    transfer: id,
    created: seconds(now()),
  };
}
