// Style sheets that a part of the page imports, so that they are loaded with it.
declare module '*.css';
