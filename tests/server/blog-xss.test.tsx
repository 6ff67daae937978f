import { renderToString } from 'react-dom/server';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { PostPage } from '@/components/blog/post-page';
import { scriptText, structuredData } from '@/lib/content/structured-data';
import { postsContract, type PostPage as Post } from '@/lib/contracts/posts';
import { paths } from '@/lib/domain/paths';
import { siteFiles } from '@/lib/server/http/site-files';
import { renderMail } from '@/lib/server/mail/render';
import { composeIssue } from '@/lib/server/services/newsletter-issue';
import { settings } from '@/lib/server/env';
import { visitor } from '@/tests/support/api';
import { htmlFaults } from '@/tests/support/html-faults';
import { correct, postFile, publish } from '@/tests/support/posts';
import { xssVectors } from '@/tests/support/xss-vectors';

const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const body = ['Words.', ...xssVectors, '$NVDA and the last words.'].join('\n\n');
let post: Post;

beforeAll(async () => {
  const head = { id: 'evil', title: evil, summary: `${evil} ]]>` };
  await publish(postFile(head, 'Words.\n\nBefore.'));
  await correct(postFile(head, body), evil);
  post = (await visitor().ask(postsContract.read, { params: { id: 'evil' } })).answer;
});

/** Whatever would run or be fetched, in a document that a browser has read. */
const live = (html: string) =>
  [...new JSDOM(html).window.document.querySelectorAll('*')].filter(
    ({ tagName, attributes }) =>
      ['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'IMG', 'BASE', 'FORM'].includes(tagName) ||
      [...attributes].some(({ name, value }) => /^on/i.test(name) || /^\s*(javascript|data|vbscript):/i.test(value)),
  );

describe('[R32] a post of every known vector', () => {
  it('is clean in the API, with its first and last words', () => {
    const html = post.parts.map((part) => (part.kind === 'text' ? part.html : '')).join('');
    expect(htmlFaults(html)).toEqual([]);
    expect(html).toContain('<p>Words.</p>');
    expect(html).toContain('the last words.');
  });

  it('runs nothing on its page, its correction and its reason included', () => {
    const html = renderToString(<PostPage post={post} />);
    expect(post.corrections[0]?.note).toBe(evil);
    expect(live(html)).toEqual([]);
    expect(html).toContain('&lt;script&gt;alert(1)');
  });

  it('ends no script that tells machines of it', () => {
    const graph = structuredData(paths.post(post.id), { post }, 'https://site.example');
    const text = graph ? scriptText(graph) : '';
    expect(text).not.toMatch(/<\/?(script|!--)/i);
    expect(JSON.stringify(JSON.parse(text))).toContain('onerror');
  });

  it('is well-formed in the feed, and runs nothing in a mail', async () => {
    const xml = await (await siteFiles.request('/api/site-files/blog/feed.xml')).text();
    const read = new new JSDOM('').window.DOMParser().parseFromString(xml, 'application/xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(read.querySelector('item > title')?.textContent).toBe(evil);
    const issue = await composeIssue({ subject: evil, intro: body, postIds: ['evil'] }, null, []);
    const unsubscribeLink = `${settings().siteUrl}/newsletter/unsubscribe?token=x`;
    const { html } = await renderMail('newsletter-issue', { ...issue, unsubscribeLink });
    expect(live(html)).toEqual([]);
    expect(html).toContain('the last words.');
  });
});
