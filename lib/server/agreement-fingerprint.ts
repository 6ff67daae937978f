import type { LegalDocument } from '@/lib/content/legal/document';
import { sha256 } from './crypto';

/** The text of an agreement as it is hashed and kept: every word of it, in one line. */
export const agreementText = (document: LegalDocument) => JSON.stringify(document);

/** The SHA-256 that the page of an agreement shows, and that is kept with each signature under it. */
export const agreementFingerprint = (document: LegalDocument) => sha256(agreementText(document)).toString('hex');
