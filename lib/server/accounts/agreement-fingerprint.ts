import type { LegalDocument } from '@/lib/content/shared/legal-document';
import { sha256 } from '@/lib/server/platform/sealing/crypto';

/** The full text of an agreement as JSON, in the form that is hashed and stored. */
export const agreementText = (document: LegalDocument) => JSON.stringify(document);

/** The SHA-256 hash that an agreement's page shows and that is stored with each signature. */
export const agreementFingerprint = (document: LegalDocument) => sha256(agreementText(document)).toString('hex');
