import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { accounts, emailLinks } from '@/lib/server/platform/db/schema/accounts';

/** The account with its latest email confirmation link that is unused and has not expired, if any. */
export async function findHomeAccount(handle: Handle, id: string, at: Date) {
  const [row] = await handle
    .select({
      kind: accounts.kind,
      firstName: accounts.firstName,
      emailConfirmedAt: accounts.emailConfirmedAt,
      welcomeClosedAt: accounts.welcomeClosedAt,
      linkEmail: emailLinks.email,
      linkSentAt: emailLinks.createdAt,
    })
    .from(accounts)
    .leftJoin(
      emailLinks,
      and(eq(emailLinks.accountId, accounts.id), isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, at)),
    )
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)))
    .orderBy(desc(emailLinks.createdAt))
    .limit(1);
  return row ?? null;
}

/** Records when the welcome message was dismissed. Only the first time is kept. */
export async function closeWelcome(handle: Handle, accountId: string, at: Date) {
  await handle
    .update(accounts)
    .set({ welcomeClosedAt: at })
    .where(and(eq(accounts.id, accountId), isNull(accounts.welcomeClosedAt)));
}
