/** The ID of an element, from its heading. Search results link to it. */
export const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/['\u2019]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
