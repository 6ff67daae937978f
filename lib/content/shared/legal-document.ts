import type { DateOnly } from '@/lib/domain/shared/dates';
import type { BlockLink } from '@/lib/content/shared/block-link';

/** Text that may contain links. */
export type LinkedText = string | readonly (string | BlockLink)[];

type TablePart = {
  kind: 'table';
  caption: string;
  /** The first column names the row. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** A paragraph, list or table, the only parts of a document. */
export type Part = { kind: 'text'; words: LinkedText } | { kind: 'list'; items: readonly LinkedText[] } | TablePart;

export type DocumentSection = {
  /** Anchor of the section. Other pages link to it, so it must not change. */
  id: string;
  title: string;
  /** Summary of the section in one paragraph. */
  summary: string;
  parts: readonly Part[];
};

export type LegalDocument = {
  title: string;
  description: string;
  path: string;
  /** Incremented with every change of the text. A test compares the text with the version's hash. */
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
