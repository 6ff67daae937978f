const longest = 30;

/**
 * A promo code made from a name in uppercase letters, digits and underscores. A number is appended if the name is
 * taken.
 */
export function promoCodeFor({ firstName, lastName }: { firstName: string; lastName: string }, number: number) {
  const plain = `${firstName}_${lastName}`
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9_]/g, '')
    .replaceAll(/_+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .toUpperCase()
    .slice(0, longest);
  // A name in another script leaves no usable characters.
  const base = /[A-Z0-9]/.test(plain) ? plain : 'MEMBER';
  return number === 0 ? base : `${base}${number + 1}`;
}
