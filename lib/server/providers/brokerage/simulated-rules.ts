import { isIPv4 } from 'node:net';

/**
 * An application, as far as the simulated broker validates it. The rules are those of the broker's documentation,
 * independent of our own, because this simulates another company's system.
 */
type Body = {
  contact?: Record<string, unknown>;
  identity?: Record<string, unknown>;
  disclosures?: Record<string, unknown>;
  agreements?: { agreement?: unknown; signed_at?: unknown; ip_address?: unknown }[];
};

export type Refusal = { status: 400 | 422; body: { code: number; message: string } };

export const refusal = (message: string): Refusal => ({ status: 422, body: { code: 42210000, message } });

export function refusalOf({ contact = {}, identity = {}, disclosures = {}, agreements }: Body): Refusal | undefined {
  for (const [part, fields] of Object.entries({ contact, identity }))
    for (const [key, value] of Object.entries(fields)) {
      const wrong = textError(key, value);
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
  const wrongContext = contextError(disclosures['context']);
  if (wrongContext) return refusal(wrongContext);
  if (!agreements?.length) return refusal('agreements are required');
  if (!agreements.every(({ ip_address: ip }) => typeof ip === 'string' && isIPv4(ip)))
    return refusal('agreements.ip_address must be an IPv4 address');
  return undefined;
}

/**
 * The error for a context that lacks a required field, or undefined. The required fields depend on the kind of context;
 * a state is required only for the United States.
 */
export function contextError(given: unknown): string | undefined {
  if (given === undefined || given === null) return undefined;
  if (!Array.isArray(given)) return 'disclosures.context must be an array';
  const firm = [
    'company_name',
    'company_street_address',
    'company_city',
    'company_country',
    'company_compliance_email',
  ];
  const needed: Record<string, string[]> = {
    CONTROLLED_FIRM: firm,
    AFFILIATE_FIRM: firm,
    IMMEDIATE_FAMILY_EXPOSED: ['given_name', 'family_name'],
  };
  for (const one of given as Record<string, unknown>[]) {
    const names = needed[String(one['context_type'])];
    if (!names) return 'disclosures.context.context_type is invalid';
    const missing = missingOf(one, names);
    if (missing) return `disclosures.context.${missing} is required`;
    if (names === firm && (one['company_country'] === 'USA') !== (one['company_state'] !== undefined))
      return 'disclosures.context.company_state is required if and only if the country is USA';
  }
  return undefined;
}

export function textError(key: string, value: unknown): string | undefined {
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

export function isTaxId(value: string) {
  const digits = value.replaceAll('-', '');
  if (!/^\d{9}$/.test(digits) || /^(000|666)/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  return digits.slice(3, 5) !== '00' && !digits.endsWith('0000') && digits !== '123456789' && digits !== '987654321';
}
