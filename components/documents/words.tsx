import { Link } from '@/components/ui/navigation/link';
import type { Words as Content } from '@/lib/content/marketing/legal/document';

/** Text with links. */
export function Words({ words }: { words: Content }) {
  if (typeof words === 'string') return words;
  return words.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.href} href={part.href}>
        {part.label}
      </Link>
    ),
  );
}
