export const draftFolder = 'pages/legal';
export const archiveFolder = 'versioned_docs';
export const versionsFile = 'versions.json';
export const recordFile = `${archiveFolder}/record.json`;

export const draftFile = (slug: string) => `${draftFolder}/${slug}.mdx`;
export const archivedFile = (version: string, slug: string) => `${archiveFolder}/version-${version}/${slug}.mdx`;
