/** The broker's account statuses; an unknown one is `other`. */
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

/** Our own statuses before the broker has an account. */
export const ownStatuses = ['sending', 'unanswered', 'refused'] as const;

/** All statuses, as keys of the displayed text. */
export const applicationStatuses = [...ownStatuses, ...accountStatuses, 'other'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

export const toApplicationStatus = (word: string): ApplicationStatus =>
  applicationStatuses.find((known) => known === word) ?? 'other';

/** Whether the status is final without an account. */
export const isOver = (status: string) => status === 'REJECTED' || status === 'ACCOUNT_CLOSED';

/** Documents that the broker may ask for. */
export const documentTypes = [
  'identity_verification',
  'address_verification',
  'date_of_birth_verification',
  'tax_id_verification',
  'w8ben',
  'pep_declaration_form',
  'account_approval_letter',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** Accepted file formats of a document. */
export const documentFormats = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export type DocumentFormat = (typeof documentFormats)[number];
export const maxDocumentBytes = 5 * 1024 * 1024;

/** Documents that the broker requires, by code. */
export const neededDocuments: Record<string, readonly DocumentType[]> = {
  IDENTITY_VERIFICATION: ['identity_verification'],
  INVALID_IDENTITY_PASSPORT: ['identity_verification'],
  SELFIE_VERIFICATION: ['identity_verification'],
  TAX_IDENTIFICATION: ['tax_id_verification'],
  ADDRESS_VERIFICATION: ['address_verification'],
  DATE_OF_BIRTH: ['date_of_birth_verification'],
  W8BEN_CORRECTION: ['w8ben'],
  VISA_TYPE_OTHER: ['identity_verification'],
  PEP: ['pep_declaration_form'],
  FAMILY_MEMBER_PEP: ['pep_declaration_form'],
  AFFILIATED: ['account_approval_letter'],
};
