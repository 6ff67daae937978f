import { isAxiosError } from 'axios';
import { failure } from '@/lib/contracts/shared/failure';

/** The message of an API error or of a site that cannot be reached; null for any other error. */
export function failureSentence(error: unknown): string | null {
  if (!isAxiosError(error)) return null;
  const parsed = failure.safeParse(error.response?.data);
  if (parsed.success) return parsed.data.message;
  return error.response
    ? `The site returned ${error.response.status}.`
    : 'The site did not respond. Check that it is running and that SITE_URL is correct.';
}
