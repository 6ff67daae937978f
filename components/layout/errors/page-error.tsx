import type { ReactNode } from 'react';
import { PageHeader } from '@/components/ui/page-header';
import { paths } from '@/lib/domain/shared/paths';
import { NextSteps } from '../navigation/next-steps';

/** The page with the full list of sectors also has the stock search. */
const search = [{ href: paths.sectors, label: 'Browse sectors and stocks' }];

type PageErrorProps = {
  code: string;
  title: string;
  lead: string;
  /** What the reader can do next; by default, links to popular pages. */
  steps?: ReactNode;
  children?: ReactNode;
};

/** Explains the error and offers links. */
export function PageError({ code, title, lead, steps, children }: PageErrorProps) {
  return (
    <>
      <PageHeader eyebrow={code} title={title} lead={lead}>
        {children}
      </PageHeader>
      {steps ?? <NextSteps title="Popular pages" more={search} />}
    </>
  );
}
