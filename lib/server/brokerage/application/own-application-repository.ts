import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { isFailedTransfer, transferStatuses } from '@/lib/domain/brokerage/transfers';
import type { BankLinkState } from '@/lib/domain/brokerage/banking';
import type { FundingFacts } from '@/lib/domain/brokerage/funding-step';
import type { Handle } from '@/lib/server/platform/db/pool';
import { agreementNames } from '@/lib/domain/brokerage/application/values';
import { applicationDocuments, applicationEvents, applications } from '@/lib/server/platform/db/schema/applications';
import { consentEvents } from '@/lib/server/platform/db/schema/consents';
import type { Application } from './applications-repository';

const moved = transferStatuses.filter((status) => !isFailedTransfer(status));

/**
 * An account's application, chosen as in `findApplication`, with its bank links and whether it has deposited, in one
 * query.
 */
export async function findOwnApplication(
  handle: Handle,
  accountId: string,
): Promise<{ row: Application; funding: FundingFacts } | null> {
  const [found] = await handle
    .select({
      row: applications,
      banks: sql<BankLinkState[]>`array(select state from bank_links where account_id = ${accountId})`,
      hasDeposited: sql<boolean>`exists (
        select from transfers where account_id = ${accountId} and direction = 'deposit'
          and status in ${moved})`,
    })
    .from(applications)
    .where(eq(applications.accountId, accountId))
    .orderBy(sql`ended_at is null desc`, desc(applications.createdAt))
    .limit(1);
  if (!found) return null;
  const { row, ...funding } = found;
  return { row, funding };
}

type Kind = 'status' | 'document' | 'agreement';
const kindOf = (kind: Kind) => sql<Kind>`${sql.raw(`'${kind}'`)}`.as('kind');
const named = (column: 'status' | 'type' | 'name') => sql<string>`${sql.identifier(column)}`.as('name');
const none = { version: sql<number>`0`.as('version'), hash: sql<string>`''`.as('hash') };
/** Sort key of rows that are ordered by time alone. */
const unplaced = sql<number>`0`.as('place');

/** An application's statuses and documents, oldest first, and the latest signature of each agreement, in one query. */
export async function listPast(handle: Handle, applicationId: string) {
  const statuses = handle
    .select({
      ...{ kind: kindOf('status'), name: named('status'), at: applicationEvents.at },
      // Several statuses can have the same time, so they are ordered by id.
      place: sql<number>`id`.as('place'),
      ...none,
    })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId));
  const documents = handle
    .select({
      ...{ kind: kindOf('document'), name: named('type'), at: applicationDocuments.uploadedAt },
      ...{ place: unplaced, ...none },
    })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.applicationId, applicationId));
  const signed = handle
    .selectDistinctOn([consentEvents.name], {
      ...{ kind: kindOf('agreement'), name: named('name'), at: consentEvents.at, place: unplaced },
      ...{ version: sql<number>`version`.as('version'), hash: sql<string>`text_hash`.as('hash') },
    })
    .from(consentEvents)
    .where(and(eq(consentEvents.subject, applicationId), inArray(consentEvents.name, [...agreementNames])))
    .orderBy(consentEvents.name, desc(consentEvents.id));
  const rows = await statuses
    .unionAll(documents)
    .unionAll(signed)
    .orderBy(sql`place`, sql`at`, sql`name`);
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind);
  return {
    events: of('status').map(({ name, at }) => ({ status: name, at })),
    documents: of('document').map(({ name, at }) => ({ type: name, uploadedAt: at })),
    agreements: of('agreement').map(({ name, version, hash, at }) => ({
      ...{ agreement: name, version, sha256: hash, signedAt: at },
    })),
  };
}
