/** Converts a QR code's dark modules to a single SVG path. `size` includes the standard margin of four modules. */
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
