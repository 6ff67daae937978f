/** The dot-atom of RFC 5322 with the letters of RFC 6531: no quotes, comments, brackets or header separators. */
const localPart =
  /^(?!\p{M})[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.(?!\p{M})[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** Cyrillic and Greek have letters that look Latin, so mixing them with Latin ones is deceptive. */
const isLatin = /\p{Script=Latin}/u;
const looksLatin = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const isInvisible = /\p{Default_Ignorable_Code_Point}/u;
const maxLocalPartLength = 64;
const maxEmailLength = 254;

/** Characters allowed in a typed domain. IDNA below decides which letters are valid. */
const typedDomain = /^[\p{L}\p{M}\p{N}.-]+$/u;
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Whether a value is a single email address. Pages and the API share this rule. */
export const isEmail = (value: string) => parse(value) !== null;

/**
 * The address as stored and used for sending: trimmed, the local part with its case unchanged, the domain in punycode.
 */
export function canonicalEmail(value: string) {
  const composed = compose(value);
  const parsed = parse(composed);
  return parsed === null ? composed : `${parsed.local}@${parsed.domain}`;
}

/** The key for comparing, counting and suppressing addresses: the canonical form in lowercase. */
export const emailKey = (value: string) => canonicalEmail(value).toLowerCase();

const compose = (value: string) => value.normalize('NFC').trim();

function parse(value: string): { local: string; domain: string } | null {
  const [local = '', typed = '', ...more] = value.normalize('NFC').split('@');
  if (more.length > 0 || !isLocalPart(local)) return null;
  const domain = toAsciiDomain(typed);
  return domain === null || bytesOf(local) + 1 + domain.length > maxEmailLength ? null : { local, domain };
}

const isLocalPart = (local: string) =>
  bytesOf(local) <= maxLocalPartLength &&
  localPart.test(local) &&
  isOneSpelling(local) &&
  !(isLatin.test(local) && looksLatin.test(local));

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Whether a text has no invisible characters, full-width letters or other variants of plain letters. */
const isOneSpelling = (text: string) => !isInvisible.test(text) && text.normalize('NFKC') === text;

/**
 * A domain in lowercase punycode; null if invalid. Uses the platform's IDNA tables, so that no bundle has to include
 * them.
 */
function toAsciiDomain(typed: string): string | null {
  const address = `http://${typed}`;
  if (!typedDomain.test(typed) || !isOneSpelling(typed) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  const labels = hostname.split('.');
  const isNamed = labels.length > 1 && labels.every((part) => label.test(part)) && /[a-z]/.test(labels.at(-1) ?? '');
  return isNamed ? hostname : null;
}
