/**
 * What the broker says against an application (its data validation, as documented), or nothing. Written apart from our
 * own rules: the simulation stands for somebody else's house.
 */
type Body = {
  contact?: Record<string, unknown>;
  identity?: Record<string, unknown>;
  disclosures?: Record<string, unknown>;
  agreements?: { agreement?: unknown; signed_at?: unknown; ip_address?: unknown }[];
};

export type Refusal = { status: 400 | 422; body: { code: number; message: string } };

const refusal = (message: string): Refusal => ({ status: 422, body: { code: 42210000, message } });

export function refusalOf({ contact = {}, identity = {}, disclosures = {}, agreements }: Body): Refusal | undefined {
  for (const [part, fields] of Object.entries({ contact, identity }))
    for (const [key, value] of Object.entries(fields)) {
      const wrong = oddText(key, value);
      if (wrong) return refusal(`${part}.${key} ${wrong}`);
      if (/_(min|max)$/.test(key) && typeof value !== 'number')
        return { status: 400, body: { code: 40010000, message: `error decoding ${key}: can't convert to decimal` } };
    }
  const missing = missingOf(contact, ['email_address', 'street_address', 'city']);
  const lacking = missingOf(identity, [
    'given_name',
    'family_name',
    'date_of_birth',
    'tax_id',
    'country_of_tax_residence',
  ]);
  if (missing ?? lacking) return refusal(`${missing ?? lacking} is required`);
  const [street] = contact['street_address'] as unknown[];
  if (typeof street !== 'string' || street.length < 2 || /^\d+$/.test(street))
    return refusal('street_address is invalid');
  if (/p\.?\s?o\.?\s?box|post office box|box\s?#/i.test(street)) return refusal('street_address cannot be a P.O. Box');
  const inUsa = contact['country'] === 'USA' || identity['country_of_tax_residence'] === 'USA';
  if (inUsa && !contact['state']) return refusal('state is required');
  const postal = contact['postal_code'];
  if (identity['country_of_tax_residence'] === 'USA' && !(typeof postal === 'string' && /^\d{5}.{0,5}$/.test(postal)))
    return refusal('postal_code is invalid');
  if (!isTaxId(String(identity['tax_id']))) return refusal('tax_id is invalid');
  if (Object.values(disclosures).some((value) => value === '' || value === null))
    return refusal('disclosures are invalid');
  if (!agreements?.length) return refusal('agreements are required');
  if (!agreements.every(({ ip_address: ip }) => typeof ip === 'string' && /^(\d{1,3}\.){3}\d{1,3}$/.test(ip)))
    return refusal('agreements.ip_address must be an IPv4 address');
  return undefined;
}

function oddText(key: string, value: unknown): string | undefined {
  const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  for (const text of texts) {
    if (!/^[\x20-\x7e]*$/.test(text)) return 'contains invalid characters';
    if (text !== text.trim() || text === '') return 'has leading or trailing whitespace';
  }
  if (key === 'street_address' && !Array.isArray(value)) return 'must be an array';
  return undefined;
}

const missingOf = (fields: Record<string, unknown>, names: string[]) =>
  names.find((name) => fields[name] === undefined || (Array.isArray(fields[name]) && fields[name].length === 0));

function isTaxId(value: string) {
  const digits = value.replaceAll('-', '');
  if (!/^\d{9}$/.test(digits) || /^(000|666)/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return digits.slice(3, 5) !== '00' && !digits.endsWith('0000') && digits !== '123456789' && digits !== '987654321';
}
