/**
 * Whether output failed because its reader, such as `head`, has closed the pipe: that is not an error.
 * Windows may call it the end of a file.
 */
export function isClosedPipe({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EPIPE' || code === 'EOF';
}
