import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';

type PendingProps = {
  of: { failure: string; retry: () => void };
  copy: { failed: string; loading: string };
  /** The number of lines in the loading skeleton. */
  lines: number;
};

/** A skeleton while data loads, or the error with a retry button. */
export const Pending = ({ of: { failure, retry }, copy, lines }: PendingProps) =>
  failure ? (
    <ErrorState title={copy.failed} onRetry={retry}>
      {failure}
    </ErrorState>
  ) : (
    <Skeleton label={copy.loading} lines={lines} />
  );

type FetchedProps<Data> = Omit<PendingProps, 'of'> & {
  of: PendingProps['of'] & { data: Data | undefined };
  children: (data: Data) => ReactNode;
};

/** Renders the data once it is loaded; until then, the skeleton or the error. */
export function Fetched<Data>({ children, ...pending }: FetchedProps<Data>) {
  const { data, failure } = pending.of;
  return data === undefined || failure ? <Pending {...pending} /> : children(data);
}
