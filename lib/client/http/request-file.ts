import { isAxiosError, type AxiosRequestConfig } from 'axios';
import { fillPath, type FileEndpoint, type PathParams } from '@/lib/contracts/shared/endpoint';
import { toCallError } from './call-error';
import type { CallsBy } from './create-client';

/** Calls an endpoint that returns a file. Throws an Error with the server's message. */
export async function requestFile<E extends FileEndpoint>(
  http: CallsBy,
  endpoint: E,
  params: PathParams<E['path']> & Record<string, string>,
): Promise<Blob> {
  const config: AxiosRequestConfig = {
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    responseType: 'blob',
  };
  try {
    return (await http.request<Blob>(config)).data;
  } catch (error) {
    throw await readFailure(error);
  }
}

/** Failures also arrive as a Blob; its JSON holds the server's message. */
async function readFailure(error: unknown): Promise<unknown> {
  const cause = error instanceof Error ? error.cause : undefined;
  const answer = isAxiosError<unknown>(cause) ? cause.response : undefined;
  if (!isAxiosError(cause) || !(answer?.data instanceof Blob)) return error;
  const text = await answer.data.text();
  if (!answer.data.type.startsWith('application/json')) return error;
  answer.data = JSON.parse(text) as unknown;
  return toCallError(cause);
}
