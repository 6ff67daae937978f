import { TextLink } from '@/components/ui/navigation/text-link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Seo } from '@/components/layout/document/seo';
import { blogCopy as copy } from '@/lib/content/publishing/blog';
import { publishingPaths } from '@/lib/domain/publishing/publishing-paths';
import type { AuthorProps } from '@/lib/server/publishing/posts/page-props/blog';
import { BlogTrail } from './blog-trail';
import { Paging, PostList } from './post-list';
import styles from './post-list.module.css';

/** The page of an author with their posts. */
export const AuthorPage = ({ items, older, isFirst, author, facts, links }: AuthorProps) => (
  <>
    <Seo
      title={copy.author(author.name)}
      description={`${author.name}: ${author.about}`}
      path={publishingPaths.author(author.id)}
    />
    <PageHeader trail={<BlogTrail />} title={author.name} lead={author.about}>
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
