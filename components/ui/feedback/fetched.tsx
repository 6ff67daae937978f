import type { ReactNode } from 'react';
import { ErrorState } from './error-state';
import { Skeleton } from './skeleton';

type PendingProps = {
  of: { failure: string; retry: () => void };
  words: { failed: string; loading: string };
  /** Number of placeholder lines. */
  lines: number;
};

/** Placeholder for loading data, or the error with a retry button. */
export const Pending = ({ of: { failure, retry }, words, lines }: PendingProps) =>
  failure ? (
    <ErrorState title={words.failed} onRetry={retry}>
      {failure}
    </ErrorState>
  ) : (
    <Skeleton label={words.loading} lines={lines} />
  );

type FetchedProps<Data> = Omit<PendingProps, 'of'> & {
  of: PendingProps['of'] & { data: Data | undefined };
  children: (data: Data) => ReactNode;
};

/** What the server was asked for, once it is there. */
export function Fetched<Data>({ children, ...pending }: FetchedProps<Data>) {
  const { data, failure } = pending.of;
  return data === undefined || failure ? <Pending {...pending} /> : children(data);
}
