/** Downloads a file created in the page. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By now the download has its own copy of the bytes.
  URL.revokeObjectURL(address);
}
