/** How a referred person is shown to the referrer: "A. L.", or "Closed account" without a name. */
export function initialsOf(firstName: string, lastName: string) {
  const letters = [firstName, lastName].flatMap((name) => [...name.trim()][0]?.toUpperCase() ?? []);
  return letters.length === 0 ? 'Closed account' : letters.map((letter) => `${letter}.`).join(' ');
}
