import { paths } from '@/lib/domain/shared/paths';
import { text, type DocumentSection, type LegalDocument } from '@/lib/content/marketing/legal/document';

/** All four are in force since the day on which they could first be read here. */
export const inForceSince: LegalDocument['effective'] = '2026-11-21';

/** Ends every agreement: whose words these are, and what takes their place. */
export const whoseWords: DocumentSection = {
  id: 'whose-words',
  title: 'Whose words these are',
  summary:
    'This is a sample, written by the people who built this site so that the way of an application can be seen whole. It binds nobody.',
  parts: [
    text(
      'Before real accounts are opened here, the operator puts the broker’s own agreement in this place. It gets a new version and fingerprint, and whoever signed an older one is asked again.',
    ),
    text('What this site itself promises is in its ', { label: 'terms of use', href: paths.terms }, '.'),
  ],
};
