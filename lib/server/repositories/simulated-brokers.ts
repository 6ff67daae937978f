import { and, eq, sql } from 'drizzle-orm';
import { derive, keyFor } from '../crypto';
import { db, transaction, type Database, type Tx } from '../db/pool';
import { simulatedRecords } from '../db/schema/banking';
import { settings } from '../env';
import { seal, type SealedPlace } from '../sealed';

const service = 'alpaca';
const isOurs = eq(simulatedRecords.service, service);

type Person = { email: string; givenName: string; familyName: string };
type Kept = Person & { id: string; createdAt: string };
/** Opens what is sealed; it notes what does not open. */
type Open = (sealed: string, place: SealedPlace) => Promise<string>;

export async function findSimulatedAccount<T extends Kept>(id: string, open: Open): Promise<T | undefined> {
  const [row] = await db()
    .select()
    .from(simulatedRecords)
    .where(and(isOurs, eq(simulatedRecords.key, id)));
  return row && ((await openSimulatedAccount(row, open)) as T);
}

export async function findSimulatedAccounts<T extends Kept>(email: string, open: Open): Promise<T[]> {
  const rows = await rowsOf(email, db());
  return Promise.all(rows.map(async (row) => (await openSimulatedAccount(row, open)) as T));
}

const rowsOf = (email: string, handle: Tx | Database) =>
  handle
    .select()
    .from(simulatedRecords)
    .where(and(isOurs, sql`${simulatedRecords.data} ->> 'emailHash' = ${hashOfEmail(email)}`));

/** One account for an email, however many ask at once: false for all but the first. */
export const addSimulatedAccount = <T extends Kept>(account: T): Promise<boolean> =>
  transaction(async (tx) => {
    const lock = `simulated broker ${hashOfEmail(account.email)}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    if ((await rowsOf(account.email, tx)).length > 0) return false;
    const { id: key, createdAt } = account;
    await tx.insert(simulatedRecords).values({ service, key, data: closed(account), createdAt: new Date(createdAt) });
    return true;
  });

export async function changeSimulatedAccount<T extends Kept>(account: T) {
  await db()
    .update(simulatedRecords)
    .set({ data: closed(account) })
    .where(and(isOurs, eq(simulatedRecords.key, account.id)));
}

/** Who it is, sealed: the demonstration keeps the site's promise for the broker that it plays. */
function closed<T extends Kept>({ email, givenName, familyName, ...rest }: T) {
  const person: Person = { email, givenName, familyName };
  return { ...rest, emailHash: hashOfEmail(email), sealed: seal(JSON.stringify(person), placeOf(rest.id)) };
}

/** A row as the broker knows it; one that an older demonstration kept has everything in the open. */
export async function openSimulatedAccount({ key, data }: { key: string; data: Record<string, unknown> }, open: Open) {
  const { sealed, emailHash: _, ...rest } = data;
  if (typeof sealed !== 'string') return rest;
  return { ...rest, ...(JSON.parse(await open(sealed, placeOf(key))) as Person) };
}

const placeOf = (row: string) => ({ table: 'simulated_records', column: 'data', row, owner: service });

/** Finds an account again without its address: by our own secret, which outlives a change of the sealing keys. */
const hashOfEmail = (email: string) => derive(keyFor(settings().authSecret, 'simulated broker'), email.toLowerCase());
