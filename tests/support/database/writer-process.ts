import { sql } from 'drizzle-orm';
import { openDatabase } from '@/lib/server/platform/db/open';
import { transaction } from '@/lib/server/platform/db/pool';

/** Writes continuously and concurrently, and prints each number only after its transaction was acknowledged. */
const start = Number(process.argv[2]);
await openDatabase();
console.log('opened');

let next = start;
async function write() {
  for (;;) {
    next += 1;
    const number = next;
    try {
      await transaction(async (tx) => {
        await tx.execute(
          sql`insert into audit_events (at, event, result, detail) values (now(), 'write', 'ok', ${JSON.stringify({ number })}::jsonb)`,
        );
        await tx.execute(
          sql`insert into rate_limits (key, points) values ('writes', 1) on conflict (key) do update set points = rate_limits.points + 1`,
        );
      });
      console.log(`wrote ${number}`);
    } catch {
      // Not acknowledged: the row may or may not be stored. Pause before the next attempt.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
await Promise.all([write(), write(), write()]);
