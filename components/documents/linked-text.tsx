import { Link } from '@/components/ui/navigation/link';
import type { LinkedText as Content } from '@/lib/content/shared/legal-document';

/** Text that may contain links. */
export function LinkedText({ text }: { text: Content }) {
  if (typeof text === 'string') return text;
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link key={part.href} href={part.href}>
        {part.label}
      </Link>
    ),
  );
}
