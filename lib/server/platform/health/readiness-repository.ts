import { sql } from 'drizzle-orm';
import { db } from '../db/pool';

/** Has the database return a number, to check that it works. */
export async function pingDatabase(number: number): Promise<number | undefined> {
  const { rows } = await db().execute<{ number: number }>(sql`select ${number}::int as number`);
  return rows[0]?.number;
}
