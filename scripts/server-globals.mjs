// Stand-ins for what the element's file touches of the DOM when it is imported, so that it can be imported
// where there is none, as frameworks do that render on a server. esbuild puts these in the place of the
// globals (`inject` in scripts/build.mjs).
export const HTMLElement = globalThis.HTMLElement ?? class {};
export const document = globalThis.document ?? { createTreeWalker: () => ({}), createComment: () => ({}) };
