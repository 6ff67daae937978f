import { LoadError, type LoadErrorProps } from './load-error';
import { Skeleton } from './skeleton';

type PendingSectionProps = Omit<LoadErrorProps, 'failure'> & {
  failure: LoadErrorProps['failure'] | undefined;
  /** What is loading, for screen readers. */
  label: string;
  lines?: number;
};

/** Stands in for a section while its code loads, or after that failed. */
export const PendingSection = ({ failure, label, lines = 3, ...error }: PendingSectionProps) =>
  failure ? <LoadError {...error} failure={failure} /> : <Skeleton label={label} lines={lines} />;
