/** The contents of a page's head, read from its HTML as a crawler does. */
export type PageHead = ReturnType<typeof readHead>;

export function readHead(html: string) {
  const tags = [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => tag);
  const meta = (name: string) =>
    valueOf(
      tags.find((tag) => tag.includes(`name="${name}"`) || tag.includes(`property="${name}"`)),
      'content',
    );
  return {
    title: decode(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    robots: meta('robots'),
    picture: meta('og:image'),
    canonical: valueOf(
      tags.find((tag) => tag.includes('rel="canonical"')),
      'href',
    ),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    structured: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => text ?? '',
    ),
  };
}

const valueOf = (tag: string | undefined, name: string) =>
  decode(new RegExp(`\\b${name}="([^"]*)"`).exec(tag ?? '')?.[1] ?? '');

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<');

/** The URLs of this site in structured data, at any depth. */
export function addressesIn(value: unknown, origin: string): string[] {
  if (typeof value === 'string') return value.startsWith(origin) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => addressesIn(part, origin));
}
