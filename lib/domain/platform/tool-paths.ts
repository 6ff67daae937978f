/** Paths for developers and operators, in a separate file so that the other pages do not load them. */
export const toolPaths = {
  styleguide: '/styleguide',
  apiDocs: '/api/docs',
} as const;
