import '@/lib/client/http/zod-without-eval';
import { ModalHost } from '@/components/modals/modal-host';
import { ToastRegion } from '@/components/toasts/toast-region';
import { DeferredEffectsLoader } from './deferred-effects-loader';
import { QuietBoundary } from '../errors/quiet-boundary';
import { useSessionEffects } from './use-session-effects';

/** Side effects without output until needed. A failure in them does not affect the page. */
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
