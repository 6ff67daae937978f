type Language = {
  /** BCP 47 language tag. */
  tag: string;
  /** Path prefix of the language's pages. */
  under: string;
};

/** The languages of the site; the first is the default. */
export const languages: readonly [Language, ...Language[]] = [{ tag: 'en-US', under: '' }];

export const language = languages[0].tag;

/** URLs of a page in each language, for `hreflang`. */
export function editionsOf(path: string, siteUrl: string, all = languages) {
  const addressUnder = (under: string) => new URL(under + path, siteUrl).href;
  return [
    ...all.map(({ tag, under }) => ({ tag, address: addressUnder(under) })),
    { tag: 'x-default', address: addressUnder(all[0].under) },
  ];
}
