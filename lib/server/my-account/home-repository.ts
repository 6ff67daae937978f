import { and, eq, isNull } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';

/** Records when the welcome was closed, once. */
export async function closeWelcome(handle: Handle, accountId: string, at: Date) {
  await handle
    .update(accounts)
    .set({ welcomeClosedAt: at })
    .where(and(eq(accounts.id, accountId), isNull(accounts.welcomeClosedAt)));
}
