import type { AxiosRequestConfig } from 'axios';
import type { CallError } from '@/lib/client/call-error';
import type { CallsBy } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { modalStack, openModal } from './modal-stack';

/**
 * The way to the API for calls that may want the password proven anew: it is asked for in a window over the page, and
 * the call goes out a second time. Whoever closes the window gets the server's refusal.
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

/** One window for however many calls wait. */
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
