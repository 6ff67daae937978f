import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { newsletterOperationContract } from '@/lib/contracts/publishing/newsletter-operation';
import { newsletterListUsage, runNewsletterList } from './newsletter-list-commands';
import { readJsonFile } from '@/lib/server/platform/command-files';

export const newsletterUsage = `  newsletter draft <file>     create an edition from a JSON file: subject, intro, posts, segment (all, free, paid)
  newsletter preview <id> [visitor|free|member|cofounder]
  newsletter send <id> [--at 2026-12-01T09:00:00Z]
  newsletter cancel <id>
  newsletter list
${newsletterListUsage}`;

/** `npm run ops -- newsletter ...`; returns the output, or undefined for unknown arguments. */
export async function runNewsletter(
  http: AxiosInstance,
  words: string[],
  at: string | undefined,
): Promise<string | undefined> {
  const [verb, target, as] = words;
  if (verb === 'import' || verb?.startsWith('suppress')) return runNewsletterList(http, words);
  const { draft: draftBody } = newsletterOperationContract;
  const newsletter = createClient(newsletterOperationContract, http);
  if (verb === 'list') {
    const { items } = await newsletter.list();
    return items
      .map(({ id, state, segment, sendAt, mailed, subject }) =>
        [sendAt ?? '-'.padEnd(24), state.padEnd(9), segment.padEnd(4), id, `${mailed} mailed`, subject].join('  '),
      )
      .join('\n');
  }
  if (target === undefined) return undefined;
  const params = { id: target };
  if (verb === 'draft') {
    const body = await readJsonFile(target, draftBody.body);
    return `${(await newsletter.draft({ body })).id} created; preview it, then send it`;
  }
  if (verb === 'preview') {
    const reader = (['visitor', 'free', 'member', 'cofounder'] as const).find((one) => one === (as ?? 'visitor'));
    if (reader === undefined) return undefined;
    const { subject, text } = await newsletter.preview({ params, query: { as: reader } });
    return `${subject}\n\n${text}`;
  }
  if (verb === 'send') {
    const { sendAt } = await newsletter.schedule({ params, body: at === undefined ? {} : { sendAt: at } });
    return `${target} will be sent from ${sendAt ?? 'now'}`;
  }
  if (verb === 'cancel') return `${(await newsletter.cancel({ params })).id} is canceled`;
  return undefined;
}
