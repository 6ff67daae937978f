import { isAxiosError } from 'axios';

/** Whether the API has nothing for a page's path: 404, or 400 for an invalid one, such as with a NUL. */
export const isMissing = (error: unknown): boolean =>
  isAxiosError(error) && [400, 404].includes(error.response?.status ?? 0);
