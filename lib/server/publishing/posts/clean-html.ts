import sanitize from 'sanitize-html';
import { settings } from '@/lib/server/platform/settings/env';

const plain = ['p', 'br', 'hr', 'em', 'strong', 'b', 'i', 'del', 's', 'sub', 'sup', 'code', 'pre', 'blockquote'];
const structured = ['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'a'];

/** Tags whose content is not text, so that it is removed with them. */
const silent = [
  ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'object', 'embed', 'svg', 'math'],
  ...['title', 'xmp', 'noembed', 'noframes', 'plaintext', 'select', 'audio', 'video'],
];

/** A path on this site: a single leading slash, and nothing that a browser could parse as another host. */
const ownPath = /^\/(?![/\\])[\w\-./?=&%#~+]*$/;

/**
 * Sanitizes a post's HTML with an allowlist. Used when it is stored and again when it is read, to cover older rows and
 * manual changes.
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
