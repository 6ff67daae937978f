import { z } from 'zod';
import type { FieldsOf } from '@/lib/domain/brokerage/application/body-fields';
import type { BodyPart } from '@/lib/domain/brokerage/application/question';
import { agreementNames } from '@/lib/domain/brokerage/application/values';

/**
 * The application of section 3. This schema checks shapes only; lib/domain/brokerage/application validates the answers
 * for both the form and the server. Unknown keys are dropped.
 */
const text = z.string().max(200, 'Maximum length is 200');
const maybe = text.optional();
const amount = z.number().nonnegative().max(1_000_000_000_000).optional();
const day = z.string().max(10).optional();
const truth = z.boolean({ error: 'Please answer yes or no' });

/** The fields of a part, by the questions' rows: a missing, unknown or differently typed one does not compile. */
type Schemas<Part extends BodyPart> = {
  [Name in keyof FieldsOf<Part>]-?: z.ZodType<FieldsOf<Part>[Name]>;
};

const contact = z.object({
  email_address: text,
  phone_number: text,
  street_address: text,
  unit: maybe,
  city: text,
  state: maybe,
  postal_code: maybe,
  /** Not in section 3. Defaults to the country of tax residence. */
  country: maybe,
} satisfies Schemas<'contact'>);

const identity = z.object({
  given_name: text,
  family_name: text,
  middle_name: maybe,
  date_of_birth: z.string().max(10),
  tax_id: z.string().max(20),
  tax_id_type: text,
  country_of_citizenship: text,
  country_of_birth: text,
  country_of_tax_residence: text,
  funding_source: z.array(text).min(1).max(6),
  liquidity_needs: text,
  investment_experience_with_stocks: text,
  investment_experience_with_options: text,
  risk_tolerance: text,
  investment_objective: text,
  investment_time_horizon: text,
  annual_income_min: amount,
  annual_income_max: amount,
  liquid_net_worth_min: amount,
  liquid_net_worth_max: amount,
  total_net_worth_min: amount,
  total_net_worth_max: amount,
  visa_type: maybe,
  visa_expiration_date: day,
  date_of_departure_from_usa: day,
  permanent_resident: z.boolean().optional(),
  marital_status: text,
  number_of_dependents: z.number().int().min(0).max(3),
} satisfies Schemas<'identity'>);

const disclosures = z.object({
  is_control_person: truth,
  is_affiliated_exchange_or_finra: truth,
  is_politically_exposed: truth,
  immediate_family_exposed: truth,
  is_disclosure_certified: truth.optional(),
} satisfies Schemas<'disclosures'>);

/**
 * The agreements that the applicant signed. The client may send which document it showed; the server records the IP
 * address and time itself.
 */
const agreements = z
  .array(
    z.object({
      agreement: z.enum(agreementNames),
      signed_at: z.string().max(40).optional(),
      ip_address: z.string().max(45).optional(),
      version: z.number().int().optional(),
    }),
  )
  .max(agreementNames.length, 'Please sign each agreement once')
  .refine(
    (signed) => agreementNames.every((name) => signed.some(({ agreement }) => agreement === name)),
    'Please agree to all four agreements',
  );

const employment = z.object({
  employment_status: text,
  employer_name: maybe,
  employment_position: maybe,
  employer_street_address: maybe,
  employer_city: maybe,
  employer_state: maybe,
  employer_postal_code: maybe,
  employer_country: maybe,
} satisfies Schemas<'employment'>);

const firm = z.object({
  name: maybe,
  street_address: maybe,
  city: maybe,
  country: maybe,
  /** Required in the United States only. */
  state: maybe,
  compliance_email: maybe,
} satisfies Schemas<'disclosure_context.controlled_firm'> & Schemas<'disclosure_context.affiliate_firm'>);

const bands = z.object({
  annual_income: maybe,
  liquid_net_worth: maybe,
  total_net_worth: maybe,
} satisfies Schemas<'bands'>);

const family = z.object({
  given_name: maybe,
  family_name: maybe,
} satisfies Schemas<'disclosure_context.exposed_family'>);

const trustedContact = z.object({
  given_name: maybe,
  family_name: maybe,
  email_address: maybe,
} satisfies Schemas<'trusted_contact'>);

export const accountApplication = z.object({
  contact,
  identity,
  disclosures,
  agreements,
  /** Optional, not in section 3: further questions of the form. */
  employment: employment.optional(),
  bands: bands.optional(),
  /** Details about disclosures answered with yes. Without them the broker asks later. */
  disclosure_context: z
    .object({
      controlled_firm: firm.optional(),
      affiliate_firm: firm.optional(),
      exposed_family: family.optional(),
    })
    .optional(),
  trusted_contact: trustedContact.optional(),
});
export type AccountApplication = z.output<typeof accountApplication>;
