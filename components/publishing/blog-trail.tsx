import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { blogPage } from '@/lib/content/publishing/blog';
import { paths } from '@/lib/domain/shared/paths';

/** The breadcrumbs from a category or an author to all posts. */
export const BlogTrail = () => <Breadcrumbs trail={[{ label: blogPage.title, href: paths.blog }]} />;
