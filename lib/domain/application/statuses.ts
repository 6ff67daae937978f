/** The broker's words for where an account stands; anything it may invent is `other`. */
export const accountStatuses = [
  'INACTIVE',
  'PAPER_ONLY',
  'ONBOARDING',
  'SUBMITTED',
  'SUBMISSION_FAILED',
  'ACTION_REQUIRED',
  'ACCOUNT_UPDATED',
  'APPROVAL_PENDING',
  'APPROVED',
  'REJECTED',
  'ACTIVE',
  'ACCOUNT_CLOSED',
] as const;

/** Before the broker has one: being sent, sent without an answer, refused. */
export const ownStatuses = ['sending', 'unanswered', 'refused'] as const;

/** Where an application stands, as a key of the words for people. */
export const applicationStatuses = [...ownStatuses, ...accountStatuses, 'other'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const toApplicationStatus = (word: string): ApplicationStatus =>
  applicationStatuses.find((known) => known === word) ?? 'other';

/** Nothing becomes of an account that stands here. */
export const isOver = (status: string) => status === 'REJECTED' || status === 'ACCOUNT_CLOSED';

/** Papers that the broker may ask for. */
export const documentTypes = [
  'identity_verification',
  'address_verification',
  'date_of_birth_verification',
  'tax_id_verification',
  'w8ben',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What a picture or paper may be. */
export const documentFormats = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type DocumentFormat = (typeof documentFormats)[number];
export const maxDocumentBytes = 5 * 1024 * 1024;

/** What the broker wants to see, by its code; a code it invents asks for a proof of identity. */
export const neededDocuments: Record<string, readonly DocumentType[]> = {
  IDENTITY_VERIFICATION: ['identity_verification'],
  INVALID_IDENTITY_PASSPORT: ['identity_verification'],
  SELFIE_VERIFICATION: ['identity_verification'],
  TAX_IDENTIFICATION: ['tax_id_verification'],
  ADDRESS_VERIFICATION: ['address_verification'],
  DATE_OF_BIRTH: ['date_of_birth_verification'],
  W8BEN_CORRECTION: ['w8ben'],
};
