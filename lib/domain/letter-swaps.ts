/**
 * A text with two neighbouring letters exchanged, each pair in its turn: the commonest slip of fast fingers. Letters of
 * two words are not exchanged, nor two that are the same.
 */
export function swapsOf(text: string): string[] {
  const letters = [...text];
  return letters.slice(1).flatMap((second, index) => {
    const first = letters[index] ?? '';
    if (first === second || first === ' ' || second === ' ') return [];
    return [[...letters.slice(0, index), second, first, ...letters.slice(index + 2)].join('')];
  });
}
