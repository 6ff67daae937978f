import type { DateOnly } from '@/lib/domain/shared/dates';
import type { BlockLink } from '@/lib/content/shared/block-link';

/** A sentence, or one with links in it. */
export type LinkedText = string | readonly (string | BlockLink)[];

type TablePart = {
  kind: 'table';
  caption: string;
  /** The first column names the row. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** A paragraph, a list or a table: the only parts of a document. */
export type Part = { kind: 'text'; words: LinkedText } | { kind: 'list'; items: readonly LinkedText[] } | TablePart;

export type DocumentSection = {
  /** The anchor. Other pages link to it, so it must not change. */
  id: string;
  title: string;
  /** The section in one paragraph, for readers who skip the rest. */
  summary: string;
  parts: readonly Part[];
};

export type LegalDocument = {
  title: string;
  description: string;
  path: string;
  /** Incremented with every change of the text; a test compares them with the version's fingerprint. */
  version: number;
  effective: DateOnly;
  lead: string;
  sections: readonly DocumentSection[];
};

export const text = (...words: readonly (string | BlockLink)[]): Part => ({ kind: 'text', words });
export const list = (...items: readonly LinkedText[]): Part => ({ kind: 'list', items });
export const table = (caption: string, columns: readonly string[], rows: TablePart['rows']): Part => ({
  kind: 'table',
  caption,
  columns,
  rows,
});
