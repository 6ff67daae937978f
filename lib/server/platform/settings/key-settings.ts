import { z } from 'zod';

/** The settings of the keys that encrypt personal data, as environment variables. */
export const keyShape = {
  KEK_CURRENT: z.string().trim().min(32, 'must have at least 32 characters').optional(),
  /** Earlier keys, separated by commas. They decrypt existing values but never encrypt new ones. */
  KEK_RETIRED: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((part) => part.trim() || []))
    .refine((list) => list.every((part) => part.length >= 32), 'must hold keys of at least 32 characters each'),
};

export type SealingKeys = { current: string; retired: readonly string[] };
