import { ErrorState } from './error-state';

export type LoadErrorProps = {
  title: string;
  /** The reason, and the label of the retry button. */
  failure: { text: string; label: string };
  onRetry: () => void;
};

/** The error for a section whose code failed to load. */
export const LoadError = ({ title, failure: { text, label }, onRetry }: LoadErrorProps) => (
  <ErrorState title={title} onRetry={onRetry} retryLabel={label}>
    {text}
  </ErrorState>
);
