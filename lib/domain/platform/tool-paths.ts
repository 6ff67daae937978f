/** Pages for those who build and operate the site. Apart from the others, so that the rest of the site does not load them. */
export const toolPaths = {
  styleguide: '/styleguide',
  apiDocs: '/api/docs',
} as const;
