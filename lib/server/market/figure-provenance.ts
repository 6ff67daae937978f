export type Provenance = { source: string; asOf: Date; isSample: boolean };

/**
 * The provenance of a figure computed from several rows: all of their sources, the latest time, and sample if any row
 * is a sample. Null without rows.
 */
export function provenanceOf(rows: readonly Provenance[]): Provenance | null {
  const [first] = rows;
  if (!first) return null;
  return {
    source: [...new Set(rows.map(({ source }) => source))].toSorted().join(', '),
    asOf: rows.reduce((latest, { asOf }) => (asOf > latest ? asOf : latest), first.asOf),
    isSample: rows.some(({ isSample }) => isSample),
  };
}
