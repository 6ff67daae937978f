import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Uses a contract's schema as the validation of a form, so that both accept the same. Loaded lazily, with zod. */
export const contractRules = <Values extends FieldValues>(schema: z.ZodType<Values, Values>): Resolver<Values> =>
  zodResolver(schema);
