import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Seo } from '@/components/layout/document/seo';
import { blogPage, blogCopy as copy } from '@/lib/content/publishing/blog';
import { paths } from '@/lib/domain/shared/paths';
import { publicBlogFeed } from '@/lib/domain/shared/site-files';
import type { BlogProps } from '@/lib/server/publishing/posts/page-props/blog';
import { CategoryNav } from './category-nav';
import { Paging, PostList } from './post-list';

/** All posts, newest first. */
export const BlogPage = ({ items, older, isFirst, categories }: BlogProps) => (
  <>
    <Seo title={blogPage.title} description={blogPage.description} path={paths.blog} />
    <PageHeader title={blogPage.title} lead={blogPage.lead}>
      <CategoryNav categories={categories} />
    </PageHeader>
    <Section>
      <PostList posts={items} hasLead={isFirst} />
      <Paging older={older} newest={isFirst ? null : paths.blog} />
    </Section>
    <Section>
      <p>
        {copy.notAdvice} <a href={publicBlogFeed}>{copy.feed}</a>
      </p>
    </Section>
  </>
);
