export type Provenance = { source: string; asOf: Date; isSample: boolean };

/**
 * Where a figure comes from that was worked out of several rows: all their sources, the latest moment, and marked as a
 * sample as soon as one of them is. Nothing for no rows.
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
