/** Terms of an offering under 17 CFR 227.204(c)(2): amount, nature, price and closing date. */
export const termKinds = ['amount', 'security', 'price', 'closing date'] as const;
export type TermKind = (typeof termKinds)[number];

const money = /\$\s?\d[\d,.]*\s*(k|m|million|thousand)?/i;
const offering = /\b(offer(?:ing|ed|s)?|rais(?:e|ing|es)|sell(?:ing|s)?|round)\b/i;
const security = /\b(common stock|preferred stock|shares? of (?:common|preferred)|SAFEs?|convertible notes?|units?)\b/i;
const price = /\$\s?\d[\d,.]*\s*(?:a|per|each|for (?:a|one|each))\s*(?:share|unit|note|SAFE)?/i;
const closing =
  /\b(clos(?:es|ing|e)|ends?|deadline|until|by)\b[^.]*\b(\d{1,2}\/\d{1,2}\/\d{4}|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2})\b/i;

/**
 * The offering terms that a text states, checked sentence by sentence. Amounts and examples that are not about an
 * offering do not count.
 */
export function termsIn(text: string): TermKind[] {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return termKinds.filter((kind) => sentences.some((sentence) => termsOf(sentence).includes(kind)));
}

function termsOf(sentence: string): TermKind[] {
  if (!offering.test(sentence)) return [];
  return termKinds.filter((kind) => {
    if (kind === 'price') return price.test(sentence);
    if (kind === 'amount') return money.test(sentence);
    if (kind === 'security')
      return security.test(sentence) && /\b(we|our|is|are)\b.*\b(offer|sell|rais)/i.test(sentence);
    return closing.test(sentence);
  });
}
