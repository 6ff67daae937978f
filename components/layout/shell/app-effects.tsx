import '@/lib/client/http/zod-without-eval';
import { ModalHost } from '@/components/modals/modal-host';
import { ToastRegion } from '@/components/toasts/toast-region';
import { DeferredEffectsLoader } from './deferred-effects-loader';
import { QuietBoundary } from '../errors/quiet-boundary';
import { useSessionEffects } from './use-session-effects';

/** Effects that render nothing until needed. If one fails, the page is not affected. */
export function AppEffects() {
  return (
    <>
      {[Effects, ModalHost, ToastRegion, DeferredEffectsLoader].map((Part, place) => (
        <QuietBoundary key={place}>
          <Part />
        </QuietBoundary>
      ))}
    </>
  );
}

function Effects() {
  useSessionEffects();
  return null;
}
