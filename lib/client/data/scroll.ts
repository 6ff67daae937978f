import { scrollToTop } from '@/lib/client/http/navigation';

/** Scrolls smoothly to the top for `?scroll=true` (section 2). */
export function scrollIfAsked(search: string) {
  if (new URLSearchParams(search).get('scroll') === 'true') scrollToTop();
}
