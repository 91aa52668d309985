/** Saves a file through the browser's downloads. Throws if the browser cannot create it. */
export function saveFile(name: string, parts: readonly BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari saves nothing if the URL is revoked too early.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
