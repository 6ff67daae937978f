import { documentUnreadable, noDocumentNeeded } from '@/lib/content/brokerage/brokerage-messages';
import { documentFormats, type DocumentFormat, type DocumentType } from '@/lib/domain/brokerage/application/statuses';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { insertDocument, findApplication } from './applications-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import type { Member } from './application-claim';
import { refreshApplicationStatus } from './refresh-application';
import { requireBroker } from './brokerage-provider';
import { enforceLimits } from '@/lib/server/platform/limits/limits';

type Paper = { type: DocumentType; format: string; bytes: Uint8Array };

/** Sends a document that the broker requested. Only the fact that it was sent is stored. */
export async function sendDocument({ accountId, origin }: Member, { type, format, bytes }: Paper) {
  const known = documentFormats.find((one) => one === format);
  if (!known || sniff(bytes) !== known)
    throw new AppError('bad_request', documentUnreadable, { fields: { file: documentUnreadable } });
  const broker = requireBroker();
  const found = await findApplication(db(), accountId);
  const row = found && (await refreshApplicationStatus(broker, found, 0));
  if (!row?.brokerAccountId || row.status !== 'ACTION_REQUIRED') throw new AppError('conflict', noDocumentNeeded);
  await enforceLimits([{ limit: 'documentsByAccount', key: accountId }], origin);
  await broker.sendDocument(row.brokerAccountId, { type, format: known, bytes });
  await insertDocument(db(), { id: randomId(), applicationId: row.id, type, uploadedAt: now() });
  await recordAudit(db(), {
    event: 'application_document',
    result: 'ok',
    subject: accountId,
    origin,
    detail: { type },
  });
  await refreshApplicationStatus(broker, row, 0);
}

const beginnings: Record<DocumentFormat, readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** Detects a file's type by its first bytes, regardless of the declared type. */
const sniff = (bytes: Uint8Array) =>
  documentFormats.find((format) => beginnings[format].every((byte, at) => bytes[at] === byte));
