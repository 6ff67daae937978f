import { passwordsContract } from '@/lib/contracts/accounts/passwords';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';

/** Whether a password is on a list of leaked passwords. Only the first five digits of its SHA-1 hash are sent. */
export async function isLeaked(password: string): Promise<boolean> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password)));
  const sum = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
  const { suffixes } = await createClient(passwordsContract, browserHttp()).leaked({
    params: { prefix: sum.slice(0, 5) },
  });
  return suffixes.includes(sum.slice(5));
}
