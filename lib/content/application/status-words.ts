import type { ApplicationStatus, DocumentType } from '@/lib/domain/application/statuses';

export type StatusWords = {
  title: string;
  /** What it means, and what comes next. */
  text: string;
  next: string;
  tone: 'plain' | 'attention' | 'error';
};

/** Where an application can stand, in plain words: a status without words does not compile. */
export const statusWords: Record<ApplicationStatus, StatusWords> = {
  sending: {
    title: 'Your application is on its way',
    text: 'It is being sent to the broker.',
    next: 'This takes seconds. Look again in a moment.',
    tone: 'plain',
  },
  unanswered: {
    title: 'We wait for the broker’s answer',
    text: 'Your application was sent, and the answer did not reach us. We find out whether it arrived before anything is sent again, so you cannot end up with two accounts.',
    next: 'There is nothing for you to do. Look again in a few minutes.',
    tone: 'attention',
  },
  refused: {
    title: 'No account was opened',
    text: 'The broker did not take what was sent, or gave no answer for a day. Your tax number is no longer kept here.',
    next: 'You can look through your answers and send them again.',
    tone: 'error',
  },
  INACTIVE: {
    title: 'The account exists, and cannot trade',
    text: 'The broker has made the account and not switched on trading.',
    next: 'The broker decides about it. If this stays for more than two days, write to us.',
    tone: 'attention',
  },
  PAPER_ONLY: {
    title: 'The account is for practice only',
    text: 'You can trade on paper, without real money.',
    next: 'The broker has to approve you before real money can come in.',
    tone: 'attention',
  },
  ONBOARDING: {
    title: 'The application has begun',
    text: 'The broker has opened a file and waits for the rest of what it needs.',
    next: 'There is nothing for you to do unless something is asked below.',
    tone: 'plain',
  },
  SUBMITTED: {
    title: 'The broker has your application',
    text: 'It compares what you answered with public records.',
    next: 'Most are decided within minutes, some within two working days.',
    tone: 'plain',
  },
  SUBMISSION_FAILED: {
    title: 'The application did not get through',
    text: 'The broker could not process it. This is a fault of technology and no judgment about you.',
    next: 'The broker tries again by itself. If this stays for more than a day, write to us.',
    tone: 'error',
  },
  ACTION_REQUIRED: {
    title: 'The broker needs something from you',
    text: 'Something could not be confirmed from public records, or one of your answers has to be looked at by a person.',
    next: 'Hand in what is named below. If nothing is named, the broker gets in touch by email.',
    tone: 'attention',
  },
  ACCOUNT_UPDATED: {
    title: 'Your details were changed',
    text: 'The broker looks at the account anew because something about you has changed.',
    next: 'This takes up to two working days.',
    tone: 'plain',
  },
  APPROVAL_PENDING: {
    title: 'A person looks at your application',
    text: 'The records did not settle everything, so somebody at the broker decides.',
    next: 'This takes up to two working days. There is nothing for you to do.',
    tone: 'plain',
  },
  APPROVED: {
    title: 'You are approved',
    text: 'The broker has said yes and switches the account on.',
    next: 'This takes minutes. After that you can link a bank.',
    tone: 'plain',
  },
  REJECTED: {
    title: 'The broker has refused the application',
    text: 'The broker decides this alone and need not tell us why.',
    next: 'You can ask the broker for its reasons. Research and the public record stay open to you.',
    tone: 'error',
  },
  ACTIVE: {
    title: 'Your account is open',
    text: 'You can link a bank and move money.',
    next: 'Nothing has to be done now. Money comes in only when you send it.',
    tone: 'plain',
  },
  ACCOUNT_CLOSED: {
    title: 'The account is closed',
    text: 'Nothing can be traded in it any more. The broker keeps its records for as long as the law wants.',
    next: 'For statements of a closed account, write to the broker.',
    tone: 'plain',
  },
  other: {
    title: 'The broker has sent a status that we do not know',
    text: 'Brokers add words at times. Your application is safe, and we have noted that this one came.',
    next: 'Look again later, or write to us.',
    tone: 'attention',
  },
};

export const documentNames: Record<DocumentType, string> = {
  identity_verification: 'Proof of who you are: passport or driving license',
  address_verification: 'Proof of where you live: a bill or a bank statement of the last three months',
  date_of_birth_verification: 'Proof of your date of birth: passport or birth certificate',
  tax_id_verification: 'Proof of your tax number: Social Security card or a letter of the tax office',
  w8ben: 'Form W-8BEN, signed',
};

/** What the broker could not confirm, by its code. */
export const needNames: Record<string, string> = {
  IDENTITY_VERIFICATION: 'Who you are could not be confirmed.',
  INVALID_IDENTITY_PASSPORT: 'The passport could not be read.',
  SELFIE_VERIFICATION: 'The picture of you could not be compared.',
  TAX_IDENTIFICATION: 'Your tax number could not be confirmed.',
  ADDRESS_VERIFICATION: 'Your address could not be confirmed.',
  DATE_OF_BIRTH: 'Your date of birth could not be confirmed.',
  W8BEN_CORRECTION: 'The form W-8BEN has to be corrected.',
};
export const otherNeed = 'The broker looks at one of your answers more closely.';
