/** The six campaign parameters of section 3, named as in URLs and cookies. */
export const utmNames = ['utm_source', 'utm_medium', 'utm_id', 'utm_campaign', 'utm_term', 'utm_content'] as const;
type UtmName = (typeof utmNames)[number];
export type Utm = Partial<Record<UtmName, string>>;

const longest = 128;

/** Reads the campaign parameters of a URL. Invalid values are dropped, and long ones are truncated. */
export function readUtm(query: URLSearchParams): Utm {
  const utm: Utm = {};
  for (const name of utmNames) {
    const value = cleanUtm(query.get(name));
    if (value !== undefined) utm[name] = value;
  }
  return utm;
}

export function cleanUtm(value: unknown) {
  if (typeof value !== 'string' || isBroken.test(value)) return undefined;
  const clean = [...value.normalize('NFC').trim()].slice(0, longest).join('').trimEnd();
  return clean === '' ? undefined : clean;
}

/** Control characters and lone surrogates cannot be stored, and no campaign name contains angle brackets. */
const isBroken = /[\p{Cc}\p{Cs}<>]/u;
