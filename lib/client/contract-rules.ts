import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** A contract's own schema as the rules of a form: what passes here passes there. Loaded lazily, with zod. */
export const contractRules = <Values extends FieldValues>(schema: z.ZodType<Values, Values>): Resolver<Values> =>
  zodResolver(schema);
