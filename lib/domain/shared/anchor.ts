/** The id of a question's answer on its page, which search results link to. */
export const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['\u2019]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
