import { z } from 'zod';
import { looksPersonal, plainPath } from '@/lib/domain/personal-text';
import { referralCode } from '@/lib/domain/referral-code';
import { isHost } from '@/lib/domain/touches';
import { cleanUtm, utmNames, type Utm } from '@/lib/domain/utm';

/** What does not fit, or looks personal, is dropped: attribution is never a reason to refuse somebody. */
const plainText = (clean: (value: unknown) => string | undefined) =>
  z
    .unknown()
    .transform(clean)
    .transform((value) => (value === undefined || looksPersonal(value) ? undefined : value));

export const utmValues = z
  .record(z.string(), z.unknown())
  .catch({})
  .transform((given) => {
    const utm: Utm = {};
    for (const name of utmNames) {
      const value = cleanUtm(given[name]);
      if (value !== undefined && !looksPersonal(value)) utm[name] = value;
    }
    return utm;
  });

const ownPath = z.string().max(2000).regex(/^\//).transform(plainPath);

export const sourceHost = plainText((value) => (typeof value === 'string' && isHost(value) ? value : undefined));

/** One arrival; see lib/domain/touches. */
const touch = z.object({
  at: z.iso.datetime(),
  path: ownPath,
  referrer: sourceHost.optional(),
  utm: utmValues.optional(),
  referredBy: z.unknown().transform(referralCode).optional(),
});

/**
 * The first and the last touch, for the body of a sign-up or a lead: `attribution: attribution`. Never refuses: what is
 * no attribution is none.
 */
export const attribution = z.object({ first: touch, last: touch }).optional().catch(undefined);
export type AttributionSnapshot = z.output<typeof attribution>;
