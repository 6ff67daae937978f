import { passwordsContract } from '@/lib/contracts/passwords';
import { createClient } from './create-client';
import { browserHttp } from './http';

/** Whether a password is on lists of leaked ones. It stays here: five digits of its SHA-1 sum are sent. */
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
