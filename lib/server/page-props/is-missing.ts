import { isAxiosError } from 'axios';

/** Whether the API has nothing under a page's address: 404, or 400 where nothing can be, as with a NUL in it. */
export const isMissing = (error: unknown): boolean =>
  isAxiosError(error) && [400, 404].includes(error.response?.status ?? 0);
