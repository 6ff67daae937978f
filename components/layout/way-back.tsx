import { TextLink } from '@/components/ui/text-link';
import { usePaywall } from '@/lib/client/paywall';

/** Back to the post whose paywall sent somebody here. */
export function WayBack() {
  const post = usePaywall();
  return post ? <TextLink href={post}>Back to the post you were reading</TextLink> : null;
}
