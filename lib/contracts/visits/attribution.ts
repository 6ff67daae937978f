import { z } from 'zod';
import { looksPersonal, plainPath } from '@/lib/domain/shared/text/personal-text';
import { referralCode } from '@/lib/domain/visits/referral-code';
import { isHost } from '@/lib/domain/visits/touches';
import { cleanUtm, utmNames, type Utm } from '@/lib/domain/visits/utm';

/** Cleans a value. Invalid or personal-looking values are dropped instead of failing the call. */
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

/** One arrival. See lib/domain/visits/touches. */
const touch = z.object({
  at: z.iso.datetime(),
  path: ownPath,
  referrer: sourceHost.optional(),
  utm: utmValues.optional(),
  referredBy: z.unknown().transform(referralCode).optional(),
});

/** First and last touch, sent with a sign-up or a lead. Invalid attribution is dropped. */
export const attribution = z.object({ first: touch, last: touch }).optional().catch(undefined);
export type AttributionSnapshot = z.output<typeof attribution>;
