import { z } from 'zod';
import { defineContract } from '@/lib/contracts/shared/endpoint';

/** Uppercase hexadecimal of a fixed length, the usual notation of SHA-1 hashes. */
const hex = (length: number) => z.string().regex(new RegExp(`^[0-9A-F]{${length}}$`));

export const passwordsContract = defineContract({
  leaked: {
    method: 'GET',
    path: '/api/passwords/leaked/:prefix',
    access: 'public',
    summary:
      'List suffixes of SHA-1 hashes of leaked passwords by their first five digits. The password itself is never sent.',
    response: z.object({ suffixes: z.array(hex(35)) }),
    sharedForS: 86_400,
  },
});
