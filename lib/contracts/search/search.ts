import { z } from 'zod';
import { searchResultKinds } from '@/lib/domain/search/search-results';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const foundItem = z.object({
  title: z.string(),
  text: z.string().nullable(),
  path: z.string(),
  mark: z.string().nullable(),
  /** A stock's last close in US dollars, and its percent change from the previous close. */
  quote: z
    .object({ price: z.number(), change: z.number().nullable(), day: z.iso.date(), isSample: z.boolean() })
    .nullable(),
  /** Whether the title or another name equals the query. */
  isExact: z.boolean(),
});

export const searchContract = defineContract({
  all: {
    method: 'GET',
    path: '/api/search',
    access: 'optional',
    summary:
      'Search stocks, sectors, metrics, pages, posts, help and the caller’s own watchlists. Groups by kind, best match first.',
    query: z.object({ q: z.string().max(20_000).default('') }),
    response: z.object({
      question: z.string(),
      /** Whether the query was longer than 100 characters, so that the rest was ignored. */
      isCut: z.boolean(),
      groups: z.array(
        z.object({
          kind: z.enum(searchResultKinds),
          items: z.array(foundItem),
          /** True if no word of the query matches and the names only resemble it. */
          isAlike: z.boolean().optional(),
          /** The page with the remaining results. */
          more: z.object({ title: z.string(), path: z.string() }).optional(),
        }),
      ),
    }),
  },
});
