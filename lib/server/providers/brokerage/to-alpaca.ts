import { isIPv4 } from 'node:net';
import type { AccountApplication } from '@/lib/contracts/brokerage/application';
import { phoneAsE164 } from '@/lib/domain/brokerage/application/people';
import { moneyBands, type AgreementName, type MoneyBand } from '@/lib/domain/brokerage/application/values';
import { displaySsn } from '@/lib/domain/brokerage/application/tax-id';
import type { MoneyKey } from '@/lib/domain/brokerage/application/amounts';

export type SignedAgreement = { agreement: AgreementName; signed_at: string; ip_address: string };
export type AlpacaApplication = ReturnType<typeof toAlpaca>;

/**
 * The broker accepts only IPv4 addresses. This one stands in for IPv6 addresses, because it belongs to no host; our own
 * records contain the real address.
 */
const noIpv4 = '0.0.0.0';

/**
 * Converts our request to the format of the current Broker API. Our field names are the specification's; only this file
 * knows the broker's.
 */
export function toAlpaca(application: AccountApplication, signed: readonly SignedAgreement[]) {
  const { contact, identity, disclosures, bands = {} } = application;
  const { annual_income_min: _a, annual_income_max: _b, ...others } = identity;
  const {
    liquid_net_worth_min: _c,
    liquid_net_worth_max: _d,
    total_net_worth_min: _e,
    total_net_worth_max: _f,
    ...rest
  } = others;
  const profile = {
    liquidity_needs: identity.liquidity_needs,
    risk_tolerance: identity.risk_tolerance,
    investment_objective: identity.investment_objective,
    investment_time_horizon: identity.investment_time_horizon,
  };
  return {
    // Options must be enabled explicitly; the signed options agreements alone do not enable them.
    enabled_assets: ['us_equity', 'us_option'],
    contact: {
      ...trimmed(contact),
      phone_number: phoneAsE164(contact.phone_number) ?? contact.phone_number,
      street_address: [contact.street_address.trim()],
      country: contact.country ?? identity.country_of_tax_residence,
    },
    identity: {
      ...trimmed(rest),
      tax_id: displaySsn(identity.tax_id),
      ...rangeOf('annual_income', identity, bands),
      ...rangeOf('liquid_net_worth', identity, bands),
      ...rangeOf('total_net_worth', identity, bands),
    },
    // These fields moved from `identity`, where they are deprecated, to the top level; they are sent in both places.
    ...profile,
    disclosures: { ...withoutCertificate(disclosures), ...employmentOf(application), ...contextOf(application) },
    agreements: signed.map(({ agreement, signed_at, ip_address: ip }) => ({
      agreement,
      signed_at,
      ip_address: isIPv4(ip) ? ip : noIpv4,
    })),
    ...trustedContactOf(application),
  };
}

type Identity = AccountApplication['identity'];

/** The min and max of an amount. Typed amounts take precedence over the selected range; an open range has no max. */
function rangeOf(key: MoneyKey, identity: Identity, bands: NonNullable<AccountApplication['bands']>) {
  const band = bands[key] as MoneyBand | undefined;
  const { from, to } = band === undefined ? {} : moneyBands[band];
  const lowest = identity[`${key}_min`] ?? from;
  const highest = identity[`${key}_max`] ?? to;
  return {
    ...(lowest === undefined ? {} : { [`${key}_min`]: lowest }),
    ...(highest === undefined ? {} : { [`${key}_max`]: highest }),
  };
}

function withoutCertificate({ is_disclosure_certified: _, ...flags }: AccountApplication['disclosures']) {
  return flags;
}

/**
 * Employment in the broker's format, which has no value for self-employment and one line for the employer's address.
 */
function employmentOf({ employment }: AccountApplication) {
  if (!employment) return {};
  const { employment_status: status } = employment;
  const { employer_street_address: street, employer_city: city, employer_state: state } = employment;
  const statePostal = [state, employment.employer_postal_code].filter(Boolean).join(' ');
  const address = [street, city, statePostal, employment.employer_country].filter(Boolean).join(', ');
  return {
    employment_status: status === 'self_employed' ? 'employed' : status,
    ...(employment.employer_name ? { employer_name: employment.employer_name.trim() } : {}),
    ...(employment.employment_position ? { employment_position: employment.employment_position.trim() } : {}),
    ...(address === '' ? {} : { employer_address: address }),
    employment_sector: sectors[status] ?? 'other',
  };
}

const sectors: Record<string, string> = {
  employed: 'other',
  self_employed: 'self_employed',
  unemployed: 'not_employed',
  retired: 'self_employed',
};

/** The context of each affirmed disclosure that has one. */
export function contextOf({
  disclosures,
  disclosure_context: given = {},
}: Pick<AccountApplication, 'disclosures' | 'disclosure_context'>) {
  const { controlled_firm: controlled, affiliate_firm: affiliate, exposed_family: family } = given;
  const context = [
    ...(disclosures.is_control_person && controlled ? [firmContext('CONTROLLED_FIRM', controlled)] : []),
    ...(disclosures.is_affiliated_exchange_or_finra && affiliate ? [firmContext('AFFILIATE_FIRM', affiliate)] : []),
    ...(disclosures.immediate_family_exposed && family
      ? [{ context_type: 'IMMEDIATE_FAMILY_EXPOSED', ...trimmed(family) }]
      : []),
  ];
  return context.length > 0 ? { context } : {};
}

type Firm = NonNullable<NonNullable<AccountApplication['disclosure_context']>['controlled_firm']>;

/** A firm as context. The state is sent only for the United States. */
const firmContext = (type: string, { state, ...firm }: Firm) => ({
  context_type: type,
  ...Object.fromEntries(Object.entries(trimmed(firm)).map(([key, value]) => [`company_${key}`, value])),
  ...(firm.country === 'USA' && state ? { company_state: state.trim() } : {}),
});

function trustedContactOf({ trusted_contact: trusted }: AccountApplication) {
  return trusted ? { trusted_contact: trimmed(trusted) } : {};
}

/** Trims all strings and drops empty ones, because the broker rejects leading and trailing spaces and empty strings. */
export const trimmed = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record)
      .map(([key, value]): [string, unknown] => [key, typeof value === 'string' ? value.trim() : value])
      .filter(([, value]) => value !== '' && value !== undefined),
  ) as T;
