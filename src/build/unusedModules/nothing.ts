/** Replaces modules that are left out. */
export {};
