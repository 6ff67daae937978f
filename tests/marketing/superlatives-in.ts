/** Matches superlatives and promises, except "does not guarantee" in the standard risk sentence. */
const superlative =
  /\b(best|fastest|quickest|cheapest|biggest|largest|easiest|safest|simplest|smartest|greatest|finest|leading|unrivalled|unmatched|unbeatable|revolutionary|world-class|number one|(?<!not )guarantees?|guaranteed|risk-free|riskless|proven)\b/gi;

export const superlativesIn = (text: string) => (text.match(superlative) ?? []).map((word) => word.toLowerCase());
