// Saves a file as if it had been downloaded.

/** The time a browser may take to begin the download. */
const WAIT_MS = 10_000;

export function saveFile(name: string, contents: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, WAIT_MS);
}
