import type { LegalDocument, Part, LinkedText } from '@/lib/content/shared/legal-document';

/** All visible text of a document. */
export const wordsIn = ({ title, lead, sections }: LegalDocument) =>
  [
    title,
    lead,
    ...sections.flatMap((section) => [section.title, section.summary, ...section.parts.flatMap(textsOf)]),
  ].join('\n');

export const linksIn = ({ sections }: LegalDocument) =>
  sections.flatMap(({ parts }) => parts.flatMap((part) => wordsOf(part).flatMap(hrefsOf)));

const wordsOf = (part: Part): readonly LinkedText[] =>
  part.kind === 'text' ? [part.words] : part.kind === 'list' ? part.items : [];

const textsOf = (part: Part): readonly string[] =>
  part.kind === 'table' ? [part.caption, ...part.columns, ...part.rows.flat()] : wordsOf(part).map(plain);

const plain = (words: LinkedText) =>
  typeof words === 'string' ? words : words.map((word) => (typeof word === 'string' ? word : word.label)).join('');

const hrefsOf = (words: LinkedText) =>
  typeof words === 'string' ? [] : words.flatMap((word) => (typeof word === 'string' ? [] : [word.href]));
