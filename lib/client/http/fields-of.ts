/** The server's messages by field. Checked by shape, because importing the error class would load axios. */
export function fieldsOf(error: unknown): Record<string, string> {
  const fields = error instanceof Error && 'fields' in error ? error.fields : undefined;
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}
