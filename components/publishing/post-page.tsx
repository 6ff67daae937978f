import dynamic from 'next/dynamic';
import { Seo } from '@/components/layout/document/seo';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadError } from '@/components/ui/feedback/load-error';
import { Link } from '@/components/ui/navigation/link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useSessionUser } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { blogPage, blogCopy as copy } from '@/lib/content/publishing/blog';
import type { PostPage as Post } from '@/lib/contracts/publishing/posts';
import { publishingPaths } from '@/lib/domain/publishing/publishing-paths';
import type { LoadFailure } from '@/lib/client/http/load-failure';
import { paths } from '@/lib/domain/shared/paths';
import type { PostProps } from '@/lib/server/publishing/posts/page-props/blog';
import { AuthorBox } from './author-box';
import { PostBanner } from './cover/post-banner';
import { Paywall } from './paywall';
import { PostBody } from './post-body';
import { PostMarks } from './post-marks';
import styles from './post-page.module.css';
import type { WholePost } from './use-whole-post';

/** Below the text: rendered on the server, but loaded separately for hydration. */
const Corrections = dynamic(() => import('./lazy-parts').then(({ laterParts }) => laterParts.Corrections));
const PostList = dynamic(() => import('./lazy-parts').then(({ laterParts }) => laterParts.PostList));
const loadOwnPost = async () => (await import('./lazy-parts')).laterParts.OwnPost;

export const PostPage = ({ post, withdrawn }: PostProps) =>
  post ? <ThePost key={post.id} given={post} /> : <Withdrawn sentence={withdrawn ?? ''} />;

type ArticleProps = WholePost & { loadFailure?: LoadFailure | undefined };

/** A post: its beginning for all visitors, and the rest for readers with access. */
function ThePost({ given }: { given: Post }) {
  const user = useSessionUser();
  const isAsked = user !== null && !given.access.isOpen;
  const { part: OwnPost, failure, retry } = useLazyModule(loadOwnPost, isAsked);
  if (isAsked && OwnPost) return <OwnPost given={given}>{(whole) => <Article {...whole} />}</OwnPost>;
  return (
    <Article
      post={given}
      isSignedIn={user !== null}
      isWaiting={isAsked && !failure}
      failure=""
      loadFailure={isAsked ? failure : undefined}
      retry={retry}
    />
  );
}

function Article({ post, isSignedIn, isWaiting, failure, loadFailure, retry }: ArticleProps) {
  const { id, title, summary, author, categories, access, position } = post;
  const trail = [
    { label: blogPage.title, href: paths.blog },
    ...categories.slice(0, 1).map(({ slug, name }) => ({ label: name, href: publishingPaths.blogCategory(slug) })),
  ];
  return (
    <>
      <Seo title={title} description={summary} path={paths.post(id)} />
      <article>
        <PageHeader trail={<Breadcrumbs trail={trail} />} title={title} lead={summary}>
          <p className={styles.author}>
            {copy.by} <Link href={publishingPaths.author(author.id)}>{author.name}</Link>
          </p>
          <PostMarks post={post} />
        </PageHeader>
        <PostBanner post={post} />
        <Section
          isSplit
          lead={
            <span className={styles.disclosure}>
              <span className={styles.label}>{copy.position}</span>
              {copy.positionOfAll[position]} {copy.notAdvice}
            </span>
          }
        >
          <div>
            <PostBody parts={post.parts} stocks={post.stocks} />
            {access.isOpen ? null : (
              // This class marks the paywalled part in the structured data for search engines.
              <div className="closed-part">
                {isWaiting ? (
                  <span role="status">
                    <VisuallyHidden>{copy.opening}</VisuallyHidden>
                  </span>
                ) : null}
                {failure !== '' ? (
                  <ErrorState title={copy.failed} onRetry={retry}>
                    {failure}
                  </ErrorState>
                ) : null}
                {loadFailure ? <LoadError title={copy.failed} failure={loadFailure} onRetry={retry} /> : null}
                {failure === '' && !loadFailure ? (
                  <Paywall post={post} isSignedIn={isSignedIn && !isWaiting} isPending={isWaiting} />
                ) : null}
              </div>
            )}
          </div>
        </Section>
        <AuthorBox author={author} />
        {post.corrections.length > 0 ? <Corrections corrections={post.corrections} /> : null}
      </article>
      {post.related.length > 0 ? (
        <Section title={copy.related}>
          <PostList posts={post.related} level={3} />
        </Section>
      ) : null}
    </>
  );
}

function Withdrawn({ sentence }: { sentence: string }) {
  return (
    <>
      <Seo title={copy.withdrawnTitle} description={sentence} path={paths.blog} isHidden />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: blogPage.title, href: paths.blog }]} />}
        title={copy.withdrawnTitle}
        lead={sentence}
      >
        <TextLink href={paths.blog}>{copy.all}</TextLink>
      </PageHeader>
    </>
  );
}
