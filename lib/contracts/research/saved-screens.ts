import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { title } from '@/lib/contracts/shared/fields';
import { isScreenQuery, maxNameLength, maxQueryLength, maxSaved } from '@/lib/domain/research/screener/saved-screens';

const screen = z.object({
  name: title(maxNameLength),
  query: z
    .string({ error: 'Required' })
    .max(maxQueryLength, `Maximum length is ${maxQueryLength}`)
    .refine(isScreenQuery, 'Please send the query of a screen'),
});

const all = z.object({
  items: z.array(z.object({ name: z.string(), query: z.string(), savedAt: z.iso.datetime() })),
  nextCursor: z.null(),
});

/** Every change returns all saved screens, so that the page keeps a single copy of them. */
export const savedScreensContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/saved-screens',
    access: 'either',
    summary: 'List the caller’s saved stock screens, by name.',
    response: all,
  },
  save: {
    method: 'PUT',
    path: '/api/saved-screens',
    access: 'either',
    summary: `Save screens, up to ${maxSaved} in all. One with the same name is replaced.`,
    body: z.object({ screens: z.array(screen).min(1, 'Please send at least one screen').max(maxSaved) }),
    response: all,
  },
  remove: {
    method: 'DELETE',
    path: '/api/saved-screens',
    access: 'either',
    summary: 'Delete a saved screen by name. Idempotent.',
    query: z.object({ name: z.string().max(maxNameLength) }),
    response: all,
  },
});
