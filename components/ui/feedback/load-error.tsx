import type { LoadFailure } from '@/lib/client/http/load-failure';
import { ErrorState } from './error-state';

type LoadErrorProps = { title: string; failure: LoadFailure; onRetry: () => void };

/** For a part of a page whose code could not be loaded. */
export const LoadError = ({ title, failure: { text, label }, onRetry }: LoadErrorProps) => (
  <ErrorState title={title} onRetry={onRetry} retryLabel={label}>
    {text}
  </ErrorState>
);
