import { scrollToTop } from '@/lib/client/http/navigation';

/** `?scroll=true` asks for a smooth scroll to the top (section 2). */
export function scrollIfAsked(search: string) {
  if (new URLSearchParams(search).get('scroll') === 'true') scrollToTop();
}
