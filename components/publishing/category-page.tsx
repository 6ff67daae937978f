import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Seo } from '@/components/layout/document/seo';
import { blogPage } from '@/lib/content/publishing/blog';
import { publishingPaths } from '@/lib/domain/publishing/publishing-paths';
import type { CategoryProps } from '@/lib/server/publishing/posts/page-props/blog';
import { BlogTrail } from './blog-trail';
import { CategoryNav } from './category-nav';
import { Paging, PostList } from './post-list';

/** The posts of a category. */
export const CategoryPage = ({ items, older, isFirst, categories, category }: CategoryProps) => (
  <>
    <Seo
      title={`${category.name}: ${blogPage.title}`}
      description={category.description}
      path={publishingPaths.blogCategory(category.slug)}
    />
    <PageHeader trail={<BlogTrail />} title={category.name} lead={category.description}>
      <CategoryNav categories={categories} current={category.slug} />
    </PageHeader>
    <Section>
      <PostList posts={items} />
      <Paging older={older} newest={isFirst ? null : publishingPaths.blogCategory(category.slug)} />
    </Section>
  </>
);
