/** The IDs issued before and after a signal. Both variants number their signals in order of issue, from 1. */
export function neighborIds(id: string): { previous: string | null; next: string } | null {
  const [, variant, digits] = /^(live|record)-(\d{4,})$/.exec(id) ?? [];
  if (!variant || !digits) return null;
  const at = (number: number) => `${variant}-${String(number).padStart(4, '0')}`;
  const number = Number(digits);
  return { previous: number > 1 ? at(number - 1) : null, next: at(number + 1) };
}
