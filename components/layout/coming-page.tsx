import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHeader } from '@/components/ui/page-header';
import { Tag } from '@/components/ui/tag';
import type { PlannedPage } from '@/lib/content/pages';
import { Seo } from './seo';
import { WaysOn } from './ways-on';

type ComingPageProps = {
  page: PlannedPage;
  /** What of the page is there already. */
  children?: ReactNode;
};

/** A screen that is planned and not open yet: it says so, says what will be there, and leads on. */
export function ComingPage({ page, children }: ComingPageProps) {
  return (
    <>
      {/* An address with a part left open stands for many pages, none of which is there to be found yet. */}
      <Seo title={page.title} description={page.description} path={page.path} isHidden={page.path.includes('[')} />
      <PageHeader eyebrow={<Tag tone="attention">Not open yet</Tag>} title={page.title} lead={page.text}>
        <ButtonLink href={page.action.href} size="large">
          {page.action.label}
        </ButtonLink>
      </PageHeader>
      {children}
      <WaysOn title="What you can read today" />
    </>
  );
}
