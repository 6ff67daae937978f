import '@/lib/client/zod-without-eval';
import { ModalHost } from '@/components/modals/modal-host';
import { ToastRegion } from '@/components/toasts/toast-region';
import { CompanionHost } from './companion-host';
import { QuietBoundary } from './quiet-boundary';
import { RouteProgress } from './route-progress';
import { useEarlyTyping } from './use-early-typing';
import { useRouteEffects } from './use-route-effects';
import { useSessionEffects } from './use-session-effects';

/** What runs beside the page and draws nothing of its own until it is needed. None of it can take the page down. */
export function AppEffects() {
  return (
    <>
      {[Effects, RouteProgress, ModalHost, ToastRegion, CompanionHost].map((Part, place) => (
        <QuietBoundary key={place}>
          <Part />
        </QuietBoundary>
      ))}
    </>
  );
}

function Effects() {
  useSessionEffects();
  useRouteEffects();
  useEarlyTyping();
  return null;
}
