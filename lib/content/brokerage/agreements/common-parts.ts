import { paths } from '@/lib/domain/shared/paths';
import { text, type DocumentSection, type LegalDocument } from '@/lib/content/shared/legal-document';

/** Effective date of all four agreements. */
export const effective: LegalDocument['effective'] = '2026-11-23';

/** The last section of every agreement, which says that it is a sample and what will replace it. */
export const sampleNotice: DocumentSection = {
  id: 'whose-words',
  title: 'Sample agreement',
  summary: 'This is a sample, provided to show the whole application process. It is not legally binding.',
  parts: [
    text(
      'Before real accounts are opened here, the operator replaces it with the broker’s own agreement, which has a new version and document hash.',
    ),
    text('This site’s own commitments are in its ', { label: 'terms of use', href: paths.terms }, '.'),
  ],
};
