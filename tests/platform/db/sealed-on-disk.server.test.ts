import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { investorAccountContract } from '@/lib/contracts/my-account/investor-account';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { pool } from '@/lib/server/platform/db/pool';
import { applicationRow, brokerPeople, send } from '@/tests/support/features/applications';
import { linkBank, memberWithAccount } from '@/tests/support/features/banks';
import { registerMember } from '@/tests/support/database/factories';
import { registerInvestor } from '@/tests/support/features/rounds';
import { filesWith } from '@/tests/support/providers/text-forms';

/** Values that only this test writes, so that a match on disk comes from it. */
const person = {
  given_name: 'Wilhelmotta',
  family_name: 'Quaxbridge',
  street_address: '7731 Quaxbridge Canary Lane',
  date_of_birth: '1957-10-23',
  // Not the account's address, which is stored unencrypted.
  email: 'wilhelmotta@quaxbridge.example',
} satisfies Answers;
/** The last digits make the broker fail, so the application is stored, encrypted, to be sent again. */
const left = '900-73-0500';
const taken = '900-74-8123';

/** The data directory of the database server, which is the working directory of its processes. */
async function dataDirectory() {
  const { rows } = await pool().query<{ pid: number }>('select pg_backend_pid() as pid');
  return readlinkSync(`/proc/${rows[0]?.pid}/cwd`);
}

/**
 * Flushes the write-ahead log to disk, because the tests' server responds before writing it. Returns a text that is in
 * the log by then, to show that a search finds it.
 */
async function writeOutLog() {
  const marker = `written-${randomUUID()}`;
  const client = await pool().connect();
  try {
    await client.query('begin');
    await client.query('set local synchronous_commit = on');
    // Written several times, in case a copy crosses a page boundary.
    await client.query("select pg_logical_emit_message(true, 'tests', $1) from generate_series(1, 5)", [marker]);
    await client.query('commit');
  } finally {
    client.release();
  }
  return marker;
}

const everyForm = (taxId: string) => [taxId, taxId.replaceAll('-', '')];

it('[R33] [F2] an applicant’s tax id, birth date, street, names and email are stored only encrypted in the database’s files, its write-ahead log and the simulated broker', async () => {
  const member = await registerMember();
  await member.from.ask(brokerageContract.saveDraft, {
    body: { answers: person, step: 'contact-information' },
    bearer: member.token,
  });
  expect((await send(member, { ...person, tax_id: left })).status).toBe(502);
  expect((await applicationRow(member))?.sealed).toMatch(/^s1\./);
  const accepted = await registerMember();
  expect((await send(accepted, { ...person, tax_id: taken })).status).toBe(200);
  // The simulated broker stores them, as a broker would.
  expect(await brokerPeople(person.email.toUpperCase())).toMatchObject([
    { givenName: person.given_name, familyName: person.family_name, email: person.email },
  ]);
  const investor = await registerInvestor();
  await investor.from.ask(investorAccountContract.registerAml, {
    body: {
      ...{ step: 'identity', givenName: person.given_name, familyName: person.family_name },
      ...{ birthDate: person.date_of_birth, citizenship: 'USA' },
    },
    bearer: investor.token,
  });
  const marker = await writeOutLog();
  const folder = await dataDirectory();
  expect(filesWith([marker], [folder]).some((file) => file.includes('pg_wal'))).toBe(true);
  // The account's address is stored unencrypted: in the log, or in its table once the server has written it there.
  expect(filesWith([member.email], [folder])).not.toEqual([]);
  expect(filesWith([...everyForm(left), ...everyForm(taken), ...Object.values(person)], [folder])).toEqual([]);
});

it('[R33] bank account numbers and access tokens are stored only encrypted too', async () => {
  const member = await memberWithAccount();
  const { body } = await linkBank(member);
  expect(body.publicToken).toMatch(/^public-sandbox-/);
  const { rows } = await pool().query<{ access_token: string }>('select access_token from bank_links');
  expect(rows.length).toBeGreaterThan(0);
  await writeOutLog();
  expect(filesWith([body.publicToken, 'access-sandbox-', 'processor-sandbox-'], [await dataDirectory()])).toEqual([]);
});
