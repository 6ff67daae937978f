const longest = 30;

/** A code made of a name: its letters and digits in capitals, and a number from the second of the same name on. */
export function promoCodeFor({ firstName, lastName }: { firstName: string; lastName: string }, number: number) {
  const plain = `${firstName}_${lastName}`
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_]/g, '')
    .replaceAll(/_+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .toUpperCase()
    .slice(0, longest);
  // A name in another script leaves nothing to make a code of.
  const base = /[A-Z0-9]/.test(plain) ? plain : 'MEMBER';
  return number === 0 ? base : `${base}${number + 1}`;
}
