import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Validates a form with a contract's schema, so that the form and the server accept the same values. Loaded lazily,
 * with zod.
 */
export const contractRules = <Values extends FieldValues>(schema: z.ZodType<Values, Values>): Resolver<Values> =>
  zodResolver(schema);
