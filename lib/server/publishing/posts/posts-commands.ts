import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { postOperationContract } from '@/lib/contracts/publishing/post-operation';
import { readTextFile } from '@/lib/server/platform/command-files';

export const postsUsage = `  post preview <file>   preview a Markdown file in full and as visitors see it
  post draft <file>     save it as a draft
  post publish <file> [--at 2026-12-01T09:00:00Z]
                        publish it now or at that time
  post correct <file> --reason <text>
                        correct a published post; readers see the changes and the reason
  post withdraw <id>    withdraw it
  post list             list all posts including drafts
  post author <id> <name> <about>
  post category <slug> <name> <description>`;

type Options = { at?: string | undefined; reason?: string | undefined };

/** `npm run ops -- post ...`; returns the output, or undefined for unknown arguments. */
export async function runPosts(
  http: AxiosInstance,
  [verb, target, name, ...rest]: string[],
  { at, reason }: Options,
): Promise<string | undefined> {
  const posts = createClient(postOperationContract, http);
  if (verb === 'list') {
    const { items } = await posts.list();
    return items
      .map(({ id, state, visibility, publishAt, title }) =>
        [publishAt ?? '-'.padEnd(24), state.padEnd(9), visibility.padEnd(7), id, title].join('  '),
      )
      .join('\n');
  }
  if (target === undefined) return undefined;
  if (verb === 'withdraw') return `${(await posts.withdraw({ params: { id: target } })).id} is withdrawn`;
  if ((verb === 'author' || verb === 'category') && name !== undefined && rest.length > 0) {
    if (verb === 'author') await posts.saveAuthor({ body: { id: target, name, about: rest.join(' ') } });
    else await posts.saveCategory({ body: { slug: target, name, description: rest.join(' ') } });
    return `${target} saved`;
  }
  if (name !== undefined) return undefined;
  if (verb === 'preview') {
    const { title, words, readingMinutes, tickers, parts, teaser } = await posts.preview({
      body: { source: await readTextFile(target) },
    });
    const head = `${title}: ${words} words, ${readingMinutes} min${tickers.length > 0 ? `, names ${tickers.join(', ')}` : ''}`;
    return [head, '', 'Preview for visitors:', linesOf(teaser), '', 'Full post:', linesOf(parts)].join('\n');
  }
  if (verb === 'draft' || verb === 'publish') {
    const source = await readTextFile(target);
    const body = { source, publish: verb === 'publish', ...(at === undefined ? {} : { publishAt: at }) };
    const { id, state, publishAt, path } = await posts.save({ body });
    return state === 'draft' ? `${id} saved as a draft` : `${id} is published from ${publishAt ?? 'now'} at ${path}`;
  }
  if (verb !== 'correct' || reason === undefined) return undefined;
  const { id, version } = await posts.correct({ body: { source: await readTextFile(target), note: reason } });
  return `${id} corrected; now version ${version}`;
}

const linesOf = (parts: readonly ({ kind: 'text'; html: string } | { kind: 'stock'; ticker: string })[]) =>
  parts.map((part) => (part.kind === 'text' ? part.html : `[chart of ${part.ticker}]`)).join('\n');
