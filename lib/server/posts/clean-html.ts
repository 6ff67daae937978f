import sanitize from 'sanitize-html';
import { settings } from '../env';

const plain = ['p', 'br', 'hr', 'em', 'strong', 'b', 'i', 'del', 's', 'sub', 'sup', 'code', 'pre', 'blockquote'];
const structured = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a'];

/** Their text is no words: it goes with them. */
const silent = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object', 'embed', 'svg', 'math'],
  ...['title', 'xmp', 'noembed', 'noframes', 'plaintext', 'select', 'audio', 'video'],
];

/** A page of this site: one slash, and nothing that a browser would read as another host. */
const ownPath = /^\/(?![/\\])[\w\-./?=&%#~+]*$/;

/**
 * The HTML of a post, by a list of what may stay: on the way in, and again on the way out, so that neither an older
 * row nor a hand in the database gets further than the list that holds now.
 */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...plain, ...structured],
    allowedAttributes: { a: ['href', 'rel'], ol: ['start'], th: ['scope'], td: [] },
    allowedSchemes: ['https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    nonTextTags: silent,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: false,
    parseStyleAttributes: false,
    nestingLimit: 40,
    transformTags: { a: (_, { href }) => ({ tagName: 'a', attribs: linkOf(href) }), h1: 'h2' },
  });

function linkOf(href: string | undefined): Record<string, string> {
  if (href === undefined) return {};
  if (ownPath.test(href)) return { href };
  if (/^mailto:[^\s"<>]+$/i.test(href)) return { href };
  if (!/^https:\/\//i.test(href) || !URL.canParse(href)) return {};
  const { host, username, password } = new URL(href);
  if (username !== '' || password !== '') return {};
  return host === new URL(settings().siteUrl).host ? { href } : { href, rel: 'noopener noreferrer' };
}
