import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';

type LoadErrorProps = {
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

type PendingPartProps = Omit<LoadErrorProps, 'failure'> & {
  failure: LoadErrorProps['failure'] | undefined;
  /** What is loading, for screen readers. */
  label: string;
  lines?: number;
};

/** In place of a part whose code is loading, or could not be loaded. */
export const PendingPart = ({ failure, label, lines = 3, ...error }: PendingPartProps) =>
  failure ? <LoadError {...error} failure={failure} /> : <Skeleton label={label} lines={lines} />;
