/** The page of one signal. Not among the shared paths, which every page loads. */
export const signalPath = (id: string) => `/options-signals/${encodeURIComponent(id)}`;
