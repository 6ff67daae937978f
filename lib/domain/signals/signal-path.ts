/** Path of a signal's page. Not among the shared paths, which every page loads. */
export const signalPath = (id: string) => `/options-signals/${encodeURIComponent(id)}`;
