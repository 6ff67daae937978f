type Language = {
  /** As in BCP 47. */
  tag: string;
  /** How the addresses of its pages begin. */
  under: string;
};

/** The languages of the site; the first is also for everybody who reads none of them. */
export const languages: readonly [Language, ...Language[]] = [{ tag: 'en-US', under: '' }];

export const language = languages[0].tag;

/** The same page in each language, and for everybody else: what search engines call `hreflang`. */
export function editionsOf(path: string, siteUrl: string, all = languages) {
  const addressUnder = (under: string) => new URL(under + path, siteUrl).href;
  return [
    ...all.map(({ tag, under }) => ({ tag, address: addressUnder(under) })),
    { tag: 'x-default', address: addressUnder(all[0].under) },
  ];
}
