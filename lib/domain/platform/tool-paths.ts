/** Pages for developers and operators. Separate from the others, so that the rest of the site does not load them. */
export const toolPaths = {
  styleguide: '/styleguide',
  apiDocs: '/api/docs',
} as const;
