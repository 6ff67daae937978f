/**
 * Size of a server-drawn line chart. A separate file, so that components that only draw it do not import the
 * calculation.
 */
export const lineFrame = { width: 600, height: 240, inset: 0 };
