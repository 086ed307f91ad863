// Remedies for system errors that ended a write.

const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'free some space on the disk',
  EDQUOT: 'free some space, or have the quota raised',
  EFBIG: 'raise the limit on the size of files (ulimit -f)',
  EACCES: 'choose a folder that you may write to',
  EPERM: 'choose a folder that you may write to',
  EROFS: 'choose a folder that can be written',
};

/** Returns a remedy for the end of an error message. `code` is that of the system error. */
export function remedyFor({ code = '' }: { readonly code?: string }): string {
  return REMEDIES[code] ?? 'remove the cause';
}
