import { decisionTime } from './decision-time';
import type { ApplicationStatus, DocumentType } from '@/lib/domain/brokerage/application/statuses';

export type StatusCopy = {
  title: string;
  /** What the status means, and what happens next. */
  text: string;
  next: string;
  tone: 'plain' | 'attention' | 'error';
};

/** Copy for each application status. */
export const statusCopy: Record<ApplicationStatus, StatusCopy> = {
  sending: {
    title: 'Submitting your application',
    text: 'We are sending it to the broker.',
    next: 'This takes a few seconds.',
    tone: 'plain',
  },
  unanswered: {
    title: 'Waiting for the broker',
    text: 'We sent your application but got no response. We are checking whether it arrived, so you won’t get two accounts.',
    next: 'No action needed. Check back in a few minutes.',
    tone: 'attention',
  },
  refused: {
    title: 'Application not accepted',
    text: 'The broker did not accept the application or did not respond within a day. We deleted your Social Security number.',
    next: 'Review your answers, enter your Social Security number again and submit.',
    tone: 'error',
  },
  INACTIVE: {
    title: 'Trading is not enabled',
    text: 'Your account exists, but the broker has not enabled trading.',
    next: 'If this takes more than two days, contact us.',
    tone: 'attention',
  },
  PAPER_ONLY: {
    title: 'Paper trading only',
    text: 'You can practice without real money.',
    next: 'The broker must approve you before you can deposit money.',
    tone: 'attention',
  },
  ONBOARDING: {
    title: 'Application started',
    text: 'The broker is waiting for the remaining information.',
    next: 'No action needed unless something is listed below.',
    tone: 'plain',
  },
  SUBMITTED: {
    title: 'Application received',
    text: 'The broker is verifying your answers.',
    next: decisionTime,
    tone: 'plain',
  },
  SUBMISSION_FAILED: {
    title: 'Application failed',
    text: 'The broker couldn’t process it because of a technical problem.',
    next: 'The broker will try again. If this takes more than a day, contact us.',
    tone: 'error',
  },
  ACTION_REQUIRED: {
    title: 'Action required',
    text: 'The broker couldn’t verify something or needs to review an answer.',
    next: 'Provide the items below. If nothing is listed, the broker will email you.',
    tone: 'attention',
  },
  ACCOUNT_UPDATED: {
    title: 'Details updated',
    text: 'The broker is reviewing your account because your details changed.',
    next: 'This takes up to two business days.',
    tone: 'plain',
  },
  APPROVAL_PENDING: {
    title: 'Under review',
    text: 'The broker is reviewing your application manually.',
    next: 'This takes up to two business days. No action needed.',
    tone: 'plain',
  },
  APPROVED: {
    title: 'Approved',
    text: 'The broker approved your application.',
    next: 'The broker activates your account within minutes. Then you can connect a bank.',
    tone: 'plain',
  },
  REJECTED: {
    title: 'Application declined',
    text: 'This was the broker’s decision. We may not know the reason.',
    next: 'Ask the broker for its reasons. You can still use our research and track record.',
    tone: 'error',
  },
  ACTIVE: {
    title: 'Your account is active',
    text: 'The broker has opened your account.',
    next: 'No action needed.',
    tone: 'plain',
  },
  ACCOUNT_CLOSED: {
    title: 'Account closed',
    text: 'You can no longer trade in this account. The broker keeps its records as required by law.',
    next: 'Contact the broker for statements.',
    tone: 'plain',
  },
  other: {
    title: 'Unknown status',
    text: 'The broker sent a status we don’t recognize. Your application is safe.',
    next: 'Check back later or contact us.',
    tone: 'attention',
  },
};

export const documentNames: Record<DocumentType, string> = {
  identity_verification: 'Proof of identity: passport or driver’s license',
  address_verification: 'Proof of address: a utility bill or bank statement from the last three months',
  date_of_birth_verification: 'Proof of date of birth: passport or birth certificate',
  tax_id_verification: 'Proof of tax ID: Social Security card or IRS letter',
  w8ben: 'Signed Form W-8BEN',
  pep_declaration_form: 'Signed declaration of public office',
  account_approval_letter: 'Account approval letter from your firm (Rule 407 letter)',
};

/** What a document must show for the broker to accept it. */
export const documentHints: Record<DocumentType, string> = {
  identity_verification: 'Show the whole document. Your name, photo and date of birth must be readable.',
  address_verification: 'It must show your name, your home address and its date.',
  date_of_birth_verification: 'It must show your name and date of birth.',
  tax_id_verification: 'It must show your name and Social Security number.',
  w8ben: 'Complete every field, then sign and date it.',
  pep_declaration_form: 'It must be signed and dated.',
  account_approval_letter: 'It must be on your firm’s letterhead and signed.',
};

/** What the broker could not verify, by its code. */
export const needNames: Record<string, string> = {
  IDENTITY_VERIFICATION: 'Your identity could not be verified.',
  INVALID_IDENTITY_PASSPORT: 'The passport could not be read.',
  SELFIE_VERIFICATION: 'Your selfie could not be verified.',
  TAX_IDENTIFICATION: 'Your tax ID could not be verified.',
  ADDRESS_VERIFICATION: 'Your address could not be verified.',
  DATE_OF_BIRTH: 'Your date of birth could not be verified.',
  W8BEN_CORRECTION: 'Form W-8BEN needs a correction.',
  VISA_TYPE_OTHER: 'The broker needs to see your visa.',
  PEP: 'The broker needs more information about your public office.',
  FAMILY_MEMBER_PEP: 'The broker needs more information about your relative’s public office.',
  CONTROL_PERSON: 'The broker needs more information about the company you control.',
  AFFILIATED: 'The broker needs more information about the exchange or broker you work for.',
};
export const otherNeed = 'The broker is reviewing one of your answers.';
