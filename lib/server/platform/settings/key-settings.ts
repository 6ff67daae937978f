import { z } from 'zod';

/** The settings of the keys that seal personal data, as environment variables. */
export const keyShape = {
  KEK_CURRENT: z.string().trim().min(32, 'must have at least 32 characters').optional(),
  /** Earlier keys, separated by commas: they open what they sealed, and seal nothing. */
  KEK_RETIRED: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((part) => part.trim() || []))
    .refine((list) => list.every((part) => part.length >= 32), 'must hold keys of at least 32 characters each'),
};

export type SealingKeys = { current: string; retired: readonly string[] };
