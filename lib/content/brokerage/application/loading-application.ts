/** In a separate file, because the other status copy loads later. */
export const loadingApplication = 'Loading your application';
