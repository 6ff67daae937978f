import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { PostPage } from '@/components/publishing/post-page';
import { BlogPage } from '@/components/publishing/blog-page';
import { postsContract } from '@/lib/contracts/publishing/posts';
import { scriptText, structuredData } from '@/lib/content/marketing/structured-data';
import type { Visibility } from '@/lib/domain/membership/visibilities';
import { paths } from '@/lib/domain/shared/paths';
import { cardOf } from '@/lib/server/app/share-pictures/card';
import { pool } from '@/lib/server/platform/db/pool';
import { siteFiles } from '@/lib/server/app/site-files/serve';
import {
  getAuthorProps,
  getBlogProps,
  getCategoryProps,
  getPostProps,
} from '@/lib/server/publishing/posts/page-props/blog';
import { knownPages } from '@/lib/server/app/page-props/known-pages';
import { composeIssue } from '@/lib/server/publishing/newsletter/newsletter-issue';
import { viewerOf } from '@/lib/server/membership/viewers';
import { settings } from '@/lib/server/platform/settings/env';
import { renderMail } from '@/lib/server/app/mail/render';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { postFile, publish, subscribeTo } from '@/tests/support/features/posts';

const states = ['anonymous', 'free', 'paying', 'cofounder', 'left'] as const;
type State = (typeof states)[number];

/** A word in each paid section that occurs nowhere else. */
const canaries: Record<Visibility, string> = {
  public: 'quilvanor',
  members: 'brastimel',
  paid: 'zorvundic',
  tier: 'plethmoraw',
};
const visibilities = Object.keys(canaries) as Visibility[];

/** Which sections each kind of reader may see, written independently of the function under test. */
const opens: Record<State, readonly Visibility[]> = {
  anonymous: ['public'],
  free: ['public', 'members'],
  paying: ['public', 'members', 'paid'],
  cofounder: ['public', 'members', 'paid', 'tier'],
  left: ['public', 'members'],
};

const idOf = (visibility: Visibility) => `canary-${visibility}`;
const members = new Map<State, Member>();
const feeds = new Map<State, string>();

beforeAll(async () => {
  for (const visibility of visibilities) {
    const head = { id: idOf(visibility), visibility, tier: visibility === 'tier' ? 'cofounder' : null };
    const word = canaries[visibility];
    await publish(
      postFile(head, `Open words.\n\n<!-- more -->\n\nThe word is ${word} and $${word.toUpperCase().slice(0, 4)}.`),
    );
  }
  for (const state of states) {
    if (state === 'anonymous') continue;
    const member = await registerMember();
    members.set(state, member);
    if (state === 'paying') await subscribeTo(member);
    if (state === 'cofounder') await subscribeTo(member, { tier: 'cofounder' });
    if (state === 'left') await subscribeTo(member, { status: 'canceled' });
    const { answer } = await visitor().ask(postsContract.openFeed, { bearer: member.token });
    feeds.set(state, new URL(answer.url).pathname);
  }
});

const tokenOf = (state: State) => members.get(state)?.token;
const file = async (path: string) => (await siteFiles.request(`/api/site-files${path}`)).text();
const propsOf = async (get: (context: never) => Promise<unknown>, params: object = {}) =>
  get({ params, query: {}, res: { setHeader: () => undefined } } as never);

/** Everything that a reader receives about a post through each channel. */
const channels: Record<string, (visibility: Visibility, state: State) => Promise<string>> = {
  async web(visibility, state) {
    // The page is public; what a member's browser requests afterwards is added to it.
    const given = await propsOf(getPostProps, { id: idOf(visibility) });
    const publicProps = (given as { props: Parameters<typeof PostPage>[0] }).props;
    const graph = structuredData(paths.post(idOf(visibility)), publicProps, 'https://site.example');
    const told = graph ? scriptText(graph) : '';
    const page = renderToString(<PostPage {...publicProps} />) + JSON.stringify(given) + told;
    expect(told).toContain('BlogPosting');
    if (state === 'anonymous') return page;
    const request = { params: { id: idOf(visibility) }, bearer: tokenOf(state) };
    const post = (await visitor().ask(postsContract.read, request)).answer;
    return page + renderToString(<PostPage post={post} />);
  },
  async api(visibility, state) {
    const [bearer, from] = [tokenOf(state), visitor()];
    const replies = await Promise.all([
      from.ask(postsContract.list, { query: {}, bearer }),
      from.ask(postsContract.read, { params: { id: idOf(visibility) }, bearer }),
      from.ask(postsContract.author, { params: { id: 'sector-research' }, query: {}, bearer }),
      from.ask(postsContract.free, { query: {} }),
      from.ask(postsContract.readFree, { params: { id: idOf(visibility) } }),
    ]);
    return replies.map(({ text }) => text).join('\n');
  },
  rss: (_, state) => file(state === 'anonymous' ? '/blog/feed.xml' : (feeds.get(state) ?? '')),
  async mail(visibility, state) {
    const member = members.get(state);
    const viewer = await viewerOf(member ? { accountId: member.id } : null);
    const issue = await composeIssue({ subject: 'News', intro: 'Hello.', postIds: [idOf(visibility)] }, viewer, []);
    const unsubscribeLink = `${settings().siteUrl}/newsletter/unsubscribe?token=x`;
    const { html, text } = await renderMail('newsletter-issue', {
      ...issue,
      unsubscribeLink,
    });
    return html + text;
  },
};

const cells = Object.keys(channels).flatMap((way) =>
  visibilities.flatMap((visibility) => states.map((state) => [way, visibility, state] as const)),
);

describe('[D1] [D6] the paid part of a post', () => {
  it('is looked for in eighty places', () => {
    expect(cells).toHaveLength(80);
  });

  it.each(cells)(
    'by %s, of one for %s, reaches %s if they have access and never otherwise',
    async (way, visibility, state) => {
      const all = await (channels[way] as (typeof channels)[string])(visibility, state);
      const hasWord = all.toLowerCase().includes(canaries[visibility]);
      expect(hasWord).toBe(opens[state].includes(visibility));
      // No other post may leak through any channel.
      for (const other of visibilities)
        if (!opens[state].includes(other)) expect(all.toLowerCase()).not.toContain(canaries[other]);
      expect(all).toContain('Open words.');
    },
  );

  it('[R29] is in no public page, list, search, sitemap, feed or picture', async () => {
    const everywhere = [
      JSON.stringify(await propsOf(getBlogProps)),
      JSON.stringify(await propsOf(getAuthorProps, { id: 'sector-research' })),
      JSON.stringify(await propsOf(getCategoryProps, { slug: 'how-we-count' })),
      JSON.stringify(await knownPages()),
      await file('/sitemap.xml'),
      await file('/feed.xml'),
      await file('/blog/feed.xml'),
      JSON.stringify(await Promise.all(visibilities.map((one) => cardOf(paths.post(idOf(one)))))),
    ].join('\n');
    for (const visibility of visibilities.slice(1)) expect(everywhere).not.toContain(canaries[visibility]);
    expect(everywhere).toContain(canaries.public);
    expect(everywhere).toContain(paths.post(idOf('paid')));
  });
});

describe('[D12] a member’s own feed', () => {
  it('ends when its owner ends it, and then responds that it is gone', async () => {
    const member = await registerMember();
    const open = async () =>
      new URL((await visitor().ask(postsContract.openFeed, { bearer: member.token })).answer.url).pathname;
    const status = async (path: string) => (await siteFiles.request(`/api/site-files${path}`)).status;
    const first = await open();
    expect(await status(first)).toBe(200);
    const second = await open();
    expect([await status(first), await status(second)]).toEqual([410, 200]);
    await visitor().ask(postsContract.closeFeed, { bearer: member.token });
    expect(await status(second)).toBe(410);
    const third = await open();
    await pool().query('update accounts set disabled_at = now() where id = $1', [member.id]);
    expect(await status(third)).toBe(410);
    expect(await status(`/blog/feeds/${'a'.repeat(43)}.xml`)).toBe(404);
  });

  it('cannot be used by another account', async () => {
    const answer = await siteFiles.request(`/api/site-files${feeds.get('paying')}`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('[D4] structured data', () => {
  it.each(visibilities)('matches the access of a post for %s', async (visibility) => {
    const post = (await visitor().ask(postsContract.read, { params: { id: idOf(visibility) } })).answer;
    const graph = structuredData(paths.post(post.id), { post }, 'https://site.example');
    const posting = graph?.['@graph'].find((thing) => (thing as { '@type': string })['@type'] === 'BlogPosting');
    const html = renderToString(<PostPage post={post} />);
    const isFree = visibility === 'public';
    expect(posting).toMatchObject({ isAccessibleForFree: isFree, headline: post.title });
    expect(JSON.stringify(posting).includes('.closed-part')).toBe(!isFree);
    expect(html.includes('class="closed-part"')).toBe(!isFree);
  });
});

it('[D3] the list of posts is readable without scripts', async () => {
  const { props } = (await propsOf(getBlogProps)) as { props: Parameters<typeof BlogPage>[0] };
  const html = renderToString(<BlogPage {...props} />);
  for (const visibility of visibilities) expect(html).toContain(`href="${paths.post(idOf(visibility))}"`);
});
