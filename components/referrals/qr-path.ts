/** A QR code's dark squares as one SVG path over a grid of `size`, with the standard margin of four squares. */
export function qrPath(modules: readonly (readonly boolean[])[]) {
  const rest = 4;
  const runs = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const width = (end === -1 ? row.length : end) - x;
      return [`M${x + rest} ${y + rest}h${width}v1h-${width}z`];
    }),
  );
  return { size: modules.length + 2 * rest, path: runs.join('') };
}
