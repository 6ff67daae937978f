import { beforeAll, expect, it } from 'vitest';
import { banksContract } from '@/lib/contracts/brokerage/banks';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { investorAccountContract } from '@/lib/contracts/my-account/investor-account';
import { operationContract } from '@/lib/contracts/platform/operation';
import { tradierContract } from '@/lib/contracts/brokerage/tradier';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { unseal, type SealedPlace } from '@/lib/server/platform/sealing/sealed';
import { visitor } from '@/tests/support/api/api';
import { send } from '@/tests/support/features/applications';
import { saveBank, saveW9 } from '@/tests/support/features/payouts';
import { linkBank, memberWithAccount } from '@/tests/support/features/banks';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import { registerInvestor } from '@/tests/support/features/rounds';

type Row = Record<string, string>;
type Sealed = { table: string; column: string; value: string; place: (row: Row) => SealedPlace; holds: RegExp };

const place = (table: string, column: string, row = '', owner = ''): SealedPlace => ({ table, column, row, owner });

/** Every place with encrypted values, listed by hand: its column, the context it is bound to, and its value. */
const sealedPlaces: Sealed[] = [
  {
    ...{ table: 'application_drafts', column: 'sealed', value: 'sealed', holds: /Wilhelmotta/ },
    place: (row) => place('application_drafts', 'sealed', row.account_id, row.account_id),
  },
  {
    ...{ table: 'applications', column: 'sealed', value: 'sealed', holds: /900-12-0500/ },
    place: (row) => place('applications', 'sealed', row.id, row.account_id),
  },
  {
    ...{ table: 'bank_links', column: 'access_token', value: 'access_token', holds: /^access-sandbox-/ },
    place: (row) => place('bank_links', 'access_token', row.id, row.account_id),
  },
  {
    ...{ table: 'tradier_links', column: 'access_token', value: 'access_token', holds: /^sample-[0-9a-f]+$/ },
    place: (row) => place('tradier_links', 'access_token', row.account_id, row.account_id),
  },
  {
    ...{ table: 'tradier_links', column: 'refresh_token', value: 'refresh_token', holds: /^sample-refresh-/ },
    place: (row) => place('tradier_links', 'refresh_token', row.account_id, row.account_id),
  },
  {
    ...{ table: 'aml_answers', column: 'answers', value: 'answers', holds: /Quaxbridge/ },
    place: (row) => place('aml_answers', 'answers', row.id, row.account_id),
  },
  {
    ...{ table: 'payout_accounts', column: 'sealed', value: 'sealed', holds: /"routingNumber":"110000000"/ },
    place: (row) => place('payout_accounts', 'sealed', row.account_id, row.account_id),
  },
  {
    ...{ table: 'tax_forms', column: 'sealed', value: 'sealed', holds: /"taxId":"900-12-3456"/ },
    place: (row) => place('tax_forms', 'sealed', row.account_id, row.account_id),
  },
  {
    ...{ table: 'simulated_records', column: 'data', value: `data ->> 'sealed'`, holds: /"givenName":"Ann"/ },
    place: (row) => place('simulated_records', 'data', row.key, 'alpaca'),
  },
  {
    ...{ table: 'outbox', column: 'payload', value: `payload ->> 'sealed'`, holds: /^access-sandbox-/ },
    place: (row) => place('bank_links', 'access_token', row.bank, row.owner),
  },
];

const form = String.raw`s1\.[0-9a-f]{12}\.`;
const first = settings().sealing.current;
const second = 'the-key-after-the-change-0123456789';

async function linkTradier({ token: bearer }: Member) {
  const { authorizeUrl } = (await visitor().ask(tradierContract.start, { bearer })).answer;
  const query = new URL(authorizeUrl, 'http://localhost').searchParams;
  const state = query.get('state') ?? '';
  const journey = { state, challenge: query.get('code_challenge') ?? '', scope: query.get('scope') ?? '' };
  const { code } = (await visitor().ask(tradierContract.sample, { bearer, body: journey })).answer;
  expect((await visitor().ask(tradierContract.finish, { bearer, query: { code, state } })).status).toBe(200);
}

/** Stores one value in each place, encrypted by the site itself. */
beforeAll(async () => {
  const drafting = await registerMember();
  const draft = { answers: { given_name: 'Wilhelmotta' }, step: 'contact-information' as const };
  await drafting.from.ask(brokerageContract.saveDraft, { body: draft, bearer: drafting.token });
  expect((await send(await registerMember(), { tax_id: '900-12-0500' })).status).toBe(502);
  await linkBank(await memberWithAccount());
  const leaving = await memberWithAccount();
  await linkBank(leaving);
  const { items } = (await visitor().ask(banksContract.list, { bearer: leaving.token })).answer;
  await visitor().ask(banksContract.remove, { bearer: leaving.token, params: { id: items[0]?.id ?? '' } });
  await linkTradier(await registerMember());
  const payee = await registerMember();
  await saveBank(payee);
  await saveW9(payee);
  const investor = await registerInvestor();
  const aml = { step: 'identity' as const, givenName: 'Wilhelmotta', familyName: 'Quaxbridge' };
  const body = { ...aml, birthDate: '1957-10-23' as const, citizenship: 'USA' };
  await investor.from.ask(investorAccountContract.registerAml, { body, bearer: investor.token });
});

/** Every database column that contains an encrypted value. */
async function columnsWithSealed() {
  const { rows } = await pool().query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY', 'bytea')`,
  );
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rowCount } = await pool().query(`select 1 from "${table}" where "${column}"::text ~ $1 limit 1`, [form]);
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found.sort();
}

async function openAll({ table, value, place: placeOf, holds }: Sealed) {
  const more = table === 'outbox' ? `, payload ->> 'id' as bank, payload ->> 'accountId' as owner` : '';
  const { rows } = await pool().query<Row>(
    `select *, ${value} as sealed_value${more} from ${table} where ${value} ~ '^${form}'`,
  );
  expect(rows.length, table).toBeGreaterThan(0);
  for (const row of rows) expect(unseal(row.sealed_value ?? '', placeOf(row)), table).toMatch(holds);
}

it('[R33] encrypted values are in the columns of this table and in no others', async () => {
  expect(await columnsWithSealed()).toEqual(sealedPlaces.map(({ table, column }) => `${table}.${column}`).sort());
});

it('[R35] a key change re-encrypts every one of them, after which the old key is not needed', async () => {
  for (const one of sealedPlaces) await openAll(one);
  let restore = changeSettings({ sealing: { current: second, retired: [first] } });
  const { answer } = await visitor().ask(operationContract.rewrapKeys, { bearer: settings().opsToken });
  expect(answer.left).toBe(0);
  expect(answer.rewrapped).toBeGreaterThanOrEqual(sealedPlaces.length);
  restore();
  restore = changeSettings({ sealing: { current: second, retired: [] } });
  for (const one of sealedPlaces) await openAll(one);
  restore();
});
