import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { TextLink } from '@/components/ui/navigation/text-link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Seo } from '@/components/layout/document/seo';
import { blogPage, blogCopy as copy } from '@/lib/content/publishing/blog';
import { publishingPaths } from '@/lib/domain/publishing/publishing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { publicBlogFeed } from '@/lib/domain/shared/site-files';
import type { AuthorProps, BlogProps, CategoryProps } from '@/lib/server/publishing/posts/page-props/blog';
import { CategoryNav } from './category-nav';
import { Paging, PostList } from './post-list';
import styles from './post-list.module.css';

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

/** The posts of one category. */
export const CategoryPage = ({ items, older, isFirst, categories, category }: CategoryProps) => (
  <>
    <Seo
      title={`${category.name}: ${blogPage.title}`}
      description={category.description}
      path={publishingPaths.blogCategory(category.slug)}
    />
    <PageHeader trail={<Trail />} title={category.name} lead={category.description}>
      <CategoryNav categories={categories} current={category.slug} />
    </PageHeader>
    <Section>
      <PostList posts={items} />
      <Paging older={older} newest={isFirst ? null : publishingPaths.blogCategory(category.slug)} />
    </Section>
  </>
);

/** The author, and their posts. */
export const AuthorPage = ({ items, older, isFirst, author, facts, links }: AuthorProps) => (
  <>
    <Seo
      title={copy.author(author.name)}
      description={`${author.name}: ${author.about}`}
      path={publishingPaths.author(author.id)}
    />
    <PageHeader trail={<Trail />} title={author.name} lead={author.about}>
      <p className={styles.facts}>{facts}</p>
      <p className={styles.links}>
        {links.map(({ label, href }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    </PageHeader>
    <Section>
      <PostList posts={items} isOfOneAuthor />
      <Paging older={older} newest={isFirst ? null : publishingPaths.author(author.id)} />
    </Section>
  </>
);

const Trail = () => <Breadcrumbs trail={[{ label: blogPage.title, href: paths.blog }]} />;
