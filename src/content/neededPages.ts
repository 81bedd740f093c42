/** The pages that code links to by their address. They cannot be drafts, renamed or removed. */
export const neededPages: readonly string[] = ['/', '/legal', '/contact', '/contact/thanks', '/newsletter/thanks'];
