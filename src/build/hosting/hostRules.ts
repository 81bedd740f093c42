/** A file with a content hash in its name may be cached forever; any other is revalidated each time. */
export const cacheHashed = 'public, max-age=31536000, immutable';
export const cacheOthers = 'public, max-age=0, must-revalidate';

export const hashedName = /^assets\/.*[.~-][0-9a-f]{8,32}\.\w+$/;
