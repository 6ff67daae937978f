import type { AccountApplication } from '@/lib/contracts/application';
import { phoneAsE164 } from '@/lib/domain/application/people';
import { moneyBands, type AgreementName, type MoneyBand } from '@/lib/domain/application/values';
import type { MoneyKey } from '@/lib/domain/application/keys';

export type SignedAgreement = { agreement: AgreementName; signed_at: string; ip_address: string };
export type AlpacaApplication = ReturnType<typeof toAlpaca>;

/** Our body as today's Broker API wants it. Decision 10: our words stay the specification's, this file alone knows theirs. */
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
    // Options agreements alone enable none.
    enabled_assets: ['us_equity', 'us_option'],
    contact: {
      ...trimmed(contact),
      phone_number: phoneAsE164(contact.phone_number) ?? contact.phone_number,
      street_address: [contact.street_address.trim()],
      country: contact.country ?? identity.country_of_tax_residence,
    },
    identity: {
      ...trimmed(rest),
      ...rangeOf('annual_income', identity, bands),
      ...rangeOf('liquid_net_worth', identity, bands),
      ...rangeOf('total_net_worth', identity, bands),
    },
    // Deprecated within identity, new at the top: every version of the schema finds them.
    ...profile,
    disclosures: { ...withoutCertificate(disclosures), ...employmentOf(application) },
    agreements: signed.map(({ agreement, signed_at, ip_address }) => ({ agreement, signed_at, ip_address })),
    ...trustedContactOf(application),
  };
}

type Identity = AccountApplication['identity'];

/** What was typed wins over the band; a band without an end has no highest amount. */
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

/** The broker has no word for the self-employed, and one line for an employer's address. */
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

function trustedContactOf({ trusted_contact: trusted }: AccountApplication) {
  return trusted ? { trusted_contact: trimmed(trusted) } : {};
}

/** The broker refuses blanks at the ends, and empty texts. */
const trimmed = <T extends object>(record: T): T =>
  Object.fromEntries(
    Object.entries(record)
      .map(([key, value]): [string, unknown] => [key, typeof value === 'string' ? value.trim() : value])
      .filter(([, value]) => value !== '' && value !== undefined),
  ) as T;
