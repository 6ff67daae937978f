import { ErrorState } from './error-state';

export type LoadErrorProps = {
  title: string;
  /** Why, and the label of the button. */
  failure: { text: string; label: string };
  onRetry: () => void;
};

/** For a part of a page whose code could not be loaded. */
export const LoadError = ({ title, failure: { text, label }, onRetry }: LoadErrorProps) => (
  <ErrorState title={title} onRetry={onRetry} retryLabel={label}>
    {text}
  </ErrorState>
);
