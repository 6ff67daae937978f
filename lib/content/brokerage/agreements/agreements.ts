import type { LegalDocument } from '@/lib/content/marketing/legal/document';
import { accountAgreement } from './account-agreement';
import { customerAgreement } from './customer-agreement';
import { marginAgreement } from './margin-agreement';
import { optionsAgreement } from './options-agreement';

export type Agreement = {
  /** The part of its address. */
  slug: string;
  document: LegalDocument;
  /** Both are ticked, or the agreement is not made. */
  statements: readonly [string, string];
};

/** The four agreements of section 3, in its order, each with its document and two statements. */
export const agreements = {
  margin_agreement: {
    slug: 'margin-agreement',
    document: marginAgreement,
    statements: [
      'I have read the margin agreement and agree to it',
      'I understand that I can lose more than I put in, and that the broker may sell what I hold without asking me',
    ],
  },
  account_agreement: {
    slug: 'account-agreement',
    document: accountAgreement,
    statements: [
      'I have read the account agreement and agree to it',
      'I understand that the account is held by the broker, and that it checks who I am',
    ],
  },
  customer_agreement: {
    slug: 'customer-agreement',
    document: customerAgreement,
    statements: [
      'I have read the customer agreement and agree to it',
      'I understand that nobody advises me, and that disputes go to arbitration and not to a court',
    ],
  },
  options_agreement: {
    slug: 'options-agreement',
    document: optionsAgreement,
    statements: [
      'I have read the options agreement and agree to it',
      'I understand that an option can end worth nothing, and that all I paid for it is then lost',
    ],
  },
} as const satisfies Record<string, Agreement>;

export const agreementSlugs = Object.values(agreements).map(({ slug }) => slug);
