import { and, eq, sql } from 'drizzle-orm';
import { derive, keyFor } from '@/lib/server/platform/sealing/crypto';
import { db, type Handle, transaction } from '@/lib/server/platform/db/pool';
import { simulatedRecords } from '@/lib/server/platform/db/schema/banking';
import { settings } from '@/lib/server/platform/settings/env';
import { seal, type SealedPlace } from '@/lib/server/platform/sealing/sealed';

const service = 'alpaca';
const isOurs = eq(simulatedRecords.service, service);

type Person = { email: string; givenName: string; familyName: string };
type Kept = Person & { id: string; createdAt: string };
/** Decrypts a sealed value; failures are recorded. */
type Open = (sealed: string, place: SealedPlace) => Promise<string>;

export async function findSimulatedAccounts<T extends Kept>(email: string, open: Open): Promise<T[]> {
  const rows = await rowsOf(email, db());
  return Promise.all(rows.map(async (row) => (await openSimulatedAccount(row, open)) as T));
}

const rowsOf = (email: string, handle: Handle) =>
  handle
    .select()
    .from(simulatedRecords)
    .where(and(isOurs, sql`${simulatedRecords.data} ->> 'emailHash' = ${hashOfEmail(email)}`));

/** Creates an account, at most one per email: concurrent calls other than the first return false. */
export const insertSimulatedAccount = <T extends Kept>(account: T): Promise<boolean> =>
  transaction(async (tx) => {
    const lock = `simulated broker ${hashOfEmail(account.email)}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    if ((await rowsOf(account.email, tx)).length > 0) return false;
    const { id: key, createdAt } = account;
    await tx.insert(simulatedRecords).values({ service, key, data: closed(account), createdAt: new Date(createdAt) });
    return true;
  });

/** Changes an account under a lock, so that the second of two concurrent changes sees the first one's result. */
export const updateSimulatedAccount = <T extends Kept, R>(
  id: string,
  open: Open,
  work: (account: T) => { result: R; account?: T },
): Promise<R | undefined> =>
  transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(simulatedRecords)
      .where(and(isOurs, eq(simulatedRecords.key, id)))
      .for('update');
    if (!row) return undefined;
    const { result, account } = work((await openSimulatedAccount(row, open)) as T);
    if (account)
      await tx
        .update(simulatedRecords)
        .set({ data: closed(account) })
        .where(and(isOurs, eq(simulatedRecords.key, id)));
    return result;
  });

/** Accounts with transfers. */
export async function listFundedAccounts<T extends Kept>(open: Open): Promise<T[]> {
  const rows = await db()
    .select()
    .from(simulatedRecords)
    .where(and(isOurs, sql`${simulatedRecords.data} ? 'transfers'`));
  return Promise.all(rows.map(async (row) => (await openSimulatedAccount(row, open)) as T));
}

/** Encrypts the personal data, as the site does for its own. */
function closed<T extends Kept>({ email, givenName, familyName, ...rest }: T) {
  const person: Person = { email, givenName, familyName };
  return { ...rest, emailHash: hashOfEmail(email), sealed: seal(JSON.stringify(person), placeOf(rest.id)) };
}

/** An account with its personal data decrypted. Rows from earlier versions are not encrypted. */
export async function openSimulatedAccount({ key, data }: { key: string; data: Record<string, unknown> }, open: Open) {
  const { sealed, emailHash: _, ...rest } = data;
  if (typeof sealed !== 'string') return rest;
  return { ...rest, ...(JSON.parse(await open(sealed, placeOf(key))) as Person) };
}

const placeOf = (row: string) => ({ table: 'simulated_records', column: 'data', row, owner: service });

/**
 * Keyed hash that finds an account without storing its email. The key does not change when the sealing keys are
 * rotated.
 */
const hashOfEmail = (email: string) => derive(keyFor(settings().authSecret, 'simulated broker'), email.toLowerCase());
