import { Seo } from '@/components/layout/seo';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ErrorState } from '@/components/ui/error-state';
import { Link } from '@/components/ui/link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { TextLink } from '@/components/ui/text-link';
import { blogPage, blogWords as words } from '@/lib/content/blog';
import type { PostPage as Post } from '@/lib/contracts/posts';
import { paths } from '@/lib/domain/paths';
import type { PostProps } from '@/lib/server/page-props/blog';
import { AuthorBox } from './author-box';
import { Corrections } from './corrections';
import { Paywall } from './paywall';
import { PostBody } from './post-body';
import { PostList } from './post-list';
import { PostMarks } from './post-marks';
import styles from './post-page.module.css';
import { useWholePost } from './use-whole-post';

export const PostPage = ({ post, withdrawn }: PostProps) =>
  post ? <ThePost key={post.id} given={post} /> : <Withdrawn sentence={withdrawn ?? ''} />;

/** One post: for everybody its beginning at least, and the rest for whoever may read it. */
function ThePost({ given }: { given: Post }) {
  const { post, isSignedIn, isWaiting, failure, retry } = useWholePost(given);
  const { id, title, summary, author, categories, access, position } = post;
  const trail = [
    { label: blogPage.title, href: paths.blog },
    ...categories.slice(0, 1).map(({ slug, name }) => ({ label: name, href: paths.blogCategory(slug) })),
  ];
  return (
    <>
      <Seo title={title} description={summary} path={paths.post(id)} />
      <article>
        <PageHeader trail={<Breadcrumbs trail={trail} />} title={title} lead={summary}>
          <p className={styles.author}>
            {words.by} <Link href={paths.author(author.id)}>{author.name}</Link>
          </p>
          <PostMarks post={post} />
        </PageHeader>
        <Section isSplit>
          <p className={styles.disclosure}>
            <span className={styles.label}>{words.position}</span>
            {words.positionOfAll[position]} {words.notAdvice}
          </p>
          <div>
            <PostBody parts={post.parts} stocks={post.stocks} />
            {access.isOpen ? null : (
              // Search engines are told by this class which part not everybody reads.
              <div className="closed-part">
                {isWaiting ? <Skeleton label={words.opening} lines={5} /> : null}
                {failure !== '' ? (
                  <ErrorState title={words.failed} onRetry={retry}>
                    {failure}
                  </ErrorState>
                ) : null}
                {!isWaiting && failure === '' ? <Paywall post={post} isSignedIn={isSignedIn} /> : null}
              </div>
            )}
          </div>
        </Section>
        <AuthorBox author={author} />
        <Corrections corrections={post.corrections} />
      </article>
      {post.related.length > 0 ? (
        <Section title={words.related} isSplit>
          <PostList posts={post.related} level={3} />
        </Section>
      ) : null}
    </>
  );
}

function Withdrawn({ sentence }: { sentence: string }) {
  return (
    <>
      <Seo title={words.withdrawnTitle} description={sentence} path={paths.blog} isHidden />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: blogPage.title, href: paths.blog }]} />}
        title={words.withdrawnTitle}
        lead={sentence}
      >
        <TextLink href={paths.blog}>{words.all}</TextLink>
      </PageHeader>
    </>
  );
}
