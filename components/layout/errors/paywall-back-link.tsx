import { TextLink } from '@/components/ui/navigation/text-link';
import { usePaywall } from '@/lib/client/data/paywall';

/** A link back to the post whose paywall led to this page. */
export function PaywallBackLink() {
  const post = usePaywall();
  return post ? <TextLink href={post}>Return to the post you were reading</TextLink> : null;
}
