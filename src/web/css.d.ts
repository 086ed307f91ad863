// A style sheet that a part of the page brings along, for the compiler; Vite loads it with the part.
declare module '*.css';
