import { isAxiosError } from 'axios';

/** Whether the API found nothing for a page's path: 404, or 400 for an invalid path, for example one with a NUL. */
export const isMissing = (error: unknown): boolean =>
  isAxiosError(error) && [400, 404].includes(error.response?.status ?? 0);
