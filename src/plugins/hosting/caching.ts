/** How long a file may be kept: one whose name carries a hash of what is in it for ever, any other as long as asked. */
export const cacheHashed = 'public, max-age=31536000, immutable';
export const cacheOthers = 'public, max-age=0, must-revalidate';
