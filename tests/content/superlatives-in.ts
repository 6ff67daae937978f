/** Words by which a page would claim to be above others, or promise without a doubt. */
const superlative =
  /\b(best|fastest|quickest|cheapest|biggest|largest|easiest|safest|simplest|smartest|greatest|finest|leading|unrivalled|unmatched|unbeatable|revolutionary|world-class|number one|guarantees?|guaranteed|risk-free|riskless|proven)\b/gi;

export const superlativesIn = (text: string) => (text.match(superlative) ?? []).map((word) => word.toLowerCase());
