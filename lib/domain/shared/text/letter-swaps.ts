/** All variants of a text with two adjacent letters swapped, a common typo. Skips equal letters and word boundaries. */
export function swapsOf(text: string): string[] {
  const letters = [...text];
  return letters.slice(1).flatMap((second, index) => {
    const first = letters[index] ?? '';
    if (first === second || first === ' ' || second === ' ') return [];
    return [[...letters.slice(0, index), second, first, ...letters.slice(index + 2)].join('')];
  });
}
