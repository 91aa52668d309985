/** Hands a file to the browser's downloads. Throws where the browser cannot make it. */
export function saveFile(name: string, parts: readonly BlobPart[], type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn; freed sooner, Safari saves nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
