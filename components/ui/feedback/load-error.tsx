import { reload } from '@/lib/client/http/navigation';
import { loadFailures, type LoadFailure } from '@/lib/content/shared/load-failures';
import { ErrorState } from './error-state';

type LoadErrorProps = { title: string; failure: LoadFailure; onRetry: () => void };

/** For a part of a page whose code could not be loaded. */
export const LoadError = ({ title, failure, onRetry }: LoadErrorProps) => (
  <ErrorState
    title={title}
    {...(failure === 'updated' ? { onRetry: reloadPage, retryLabel: 'Reload page' } : { onRetry })}
  >
    {loadFailures[failure]}
  </ErrorState>
);

/** The browser asks first when the reader has filled in a field, because reloading clears it. */
function reloadPage() {
  // In a list of `:is()`, older browsers ignore the names that they do not know.
  if (document.querySelector(':is(:user-valid, :user-invalid)'))
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
  reload();
}
