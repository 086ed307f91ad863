// The frame of a page that is one file: nothing in it is loaded from elsewhere.

/** The beginning of a page, up to its body. */
export function openPage(title: string, styles: readonly string[]): string {
  const name = escapeText(title);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>:root { --title: ${JSON.stringify(title)}; }${styles.join('')}</style>
<body>
`;
}

/** Text as HTML. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
