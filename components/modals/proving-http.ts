import type { AxiosRequestConfig } from 'axios';
import type { CallError } from '@/lib/client/http/call-error';
import type { CallsBy } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { modalStack, openModal } from './modal-stack';

/**
 * An HTTP client for calls that may require a recent password check. It asks for the password in a modal and retries
 * the call; if the modal is closed, the call rejects with the server's error.
 */
export const provingHttp = (): CallsBy => ({
  request: async <Data>(config: AxiosRequestConfig) => {
    const http: CallsBy = browserHttp();
    try {
      return await http.request<Data>(config);
    } catch (error) {
      if (!wantsProof(error) || !(await askForPassword())) throw error;
      return http.request<Data>(config);
    }
  },
});

const wantsProof = (error: unknown) =>
  error instanceof Error && (error as Partial<CallError>).code === 'reauthentication_required';

let asking: Promise<boolean> | undefined;

/** Opens one modal for all pending calls; resolves to whether the password was confirmed. */
function askForPassword() {
  asking ??= untilClosed().finally(() => (asking = undefined));
  return asking;
}

function untilClosed() {
  return new Promise<boolean>((resolve) => {
    let isProven = false;
    openModal('prove-password', { onProven: () => (isProven = true) });
    const stop = modalStack.subscribe(() => {
      if (modalStack.openNames().includes('prove-password')) return;
      stop();
      resolve(isProven);
    });
  });
}
