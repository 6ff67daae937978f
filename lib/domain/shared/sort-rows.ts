type Value = string | number | null;

/** Sorts rows by a value. Missing values come last in both directions, and equal rows keep their order. */
export function sortRows<Row>(rows: readonly Row[], valueOf: (row: Row) => Value, direction: 'asc' | 'desc'): Row[] {
  const turn = direction === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return turn * compare(a, b);
  });
}

const compare = (a: string | number, b: string | number) =>
  typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b), 'en-US') : a - b;
