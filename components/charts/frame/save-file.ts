/** Downloads a file that was created in the page. */
export function saveFile(name: string, content: Blob) {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the bytes by now.
  URL.revokeObjectURL(address);
}
