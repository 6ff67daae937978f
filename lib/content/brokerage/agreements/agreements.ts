import type { LegalDocument } from '@/lib/content/shared/legal-document';
import { accountAgreement } from './account-agreement';
import { customerAgreement } from './customer-agreement';
import { marginAgreement } from './margin-agreement';
import { optionsAgreement } from './options-agreement';

export type Agreement = {
  /** Slug in the agreement's URL. */
  slug: string;
  document: LegalDocument;
  /** Two statements that the applicant must confirm. */
  statements: readonly [string, string];
};

/** The four agreements of section 3, in the specification's order, each with its document and two statements. */
export const agreements = {
  margin_agreement: {
    slug: 'margin-agreement',
    document: marginAgreement,
    statements: [
      'I have read and agree to the margin agreement',
      'I understand that I can lose more than I deposit, and that the broker may sell my holdings without asking me',
    ],
  },
  account_agreement: {
    slug: 'account-agreement',
    document: accountAgreement,
    statements: [
      'I have read and agree to the account agreement',
      'I understand that the broker holds the account and verifies my identity',
    ],
  },
  customer_agreement: {
    slug: 'customer-agreement',
    document: customerAgreement,
    statements: [
      'I have read and agree to the customer agreement',
      'I understand that I receive no advice, and that disputes go to arbitration, not to court',
    ],
  },
  options_agreement: {
    slug: 'options-agreement',
    document: optionsAgreement,
    statements: [
      'I have read and agree to the options agreement',
      'I understand that an option can expire worthless, and that I then lose everything I paid for it',
    ],
  },
} as const satisfies Record<string, Agreement>;

export const agreementSlugs = Object.values(agreements).map(({ slug }) => slug);
