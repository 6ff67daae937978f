import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { maxImported, newsletterListContract } from '@/lib/contracts/publishing/newsletter-list';
import { readTextFile } from '@/lib/server/platform/command-files';

export const newsletterListUsage = `  newsletter import <file> <source>
                        email confirmation links to the addresses in a file, one per line; skips suppressed ones
  newsletter suppress <email> bounced|complained
  newsletter suppressions`;

/** The subcommands of `npm run ops -- newsletter` that manage addresses. */
export async function runNewsletterList(
  http: AxiosInstance,
  [verb, target, ...rest]: string[],
): Promise<string | undefined> {
  const list = createClient(newsletterListContract, http);
  if (verb === 'suppressions') {
    const { items } = await list.suppressions();
    return items.map(({ email, reason, at }) => [at, reason.padEnd(12), email].join('  ')).join('\n');
  }
  if (target === undefined || rest.length === 0) return undefined;
  if (verb === 'suppress') {
    const { suppress } = newsletterListContract;
    const closed = await list.suppress({ body: suppress.body.parse({ email: target, reason: rest[0] }) });
    return `${closed.email} is suppressed`;
  }
  if (verb !== 'import') return undefined;
  const emails = (await readTextFile(target)).split(/\r?\n/).flatMap((row) => row.trim() || []);
  const sum = { asked: 0, known: 0, suppressed: 0 };
  for (let from = 0; from < emails.length; from += maxImported) {
    const part = await list.import({
      body: { emails: emails.slice(from, from + maxImported), source: rest.join(' ') },
    });
    for (const name of ['asked', 'known', 'suppressed'] as const) sum[name] += part[name];
  }
  return `${sum.asked} asked to confirm, ${sum.known} already known, ${sum.suppressed} suppressed and skipped`;
}
