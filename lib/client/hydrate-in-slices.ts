import { startTransition } from 'react';
import { hydrateRoot as hydrate, type Root } from 'react-dom/client';

/**
 * What Next's browser code takes for react-dom/client. By itself React would wake a page in one piece; inside a transition
 * it lets the reader's own doings come in between.
 */
function hydrateRoot(...given: Parameters<typeof hydrate>): Root {
  const made: Root[] = [];
  // Called at once.
  startTransition(() => void made.push(hydrate(...given)));
  const [root] = made;
  if (!root) throw new Error('React made no root.');
  return root;
}

const clientPart = { hydrateRoot };

export default clientPart;
